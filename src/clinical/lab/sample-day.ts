import type { CalendarDate } from '../calendar-date.ts';

/** The day of a sample: a report keeps it as noon in UTC, which from UTC+12 on is the next day on the clock. */
export const sampleDay = ({ recordedAt }: { readonly recordedAt: string }): CalendarDate => recordedAt.slice(0, 10);
