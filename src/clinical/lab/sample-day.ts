import type { CalendarDate } from '@/clinical/time/calendar-date.ts';

/** The day of a sample. A report stores it as noon in UTC, which is the next day on the clock from UTC+12 on. */
export const sampleDay = ({ recordedAt }: { readonly recordedAt: string }): CalendarDate => recordedAt.slice(0, 10);
