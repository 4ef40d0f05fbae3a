import type { SourceKey } from '@/clinical/rules/sources.ts';
import type { Entry, Part } from './entry.ts';

const ofPregnancy: readonly SourceKey[] = ['MOUNT-SINAI', 'COLUMBIA', 'WHO-DAK', 'NICE-NG201', 'NHS'];
const ofAfterBirth: readonly SourceKey[] = ['CDC-HH', 'AWHONN', 'ACOG-736', 'NICE-NG3'];

/** One week of pregnancy. */
export const entryOfWeek = (
  title: string,
  week: number,
  { baby, body, todo }: { baby: string; body: string; todo: string },
): Entry => ({
  id: `week.${week}`,
  title,
  weeks: [week, week],
  isOfBaby: true,
  parts: [
    { kind: 'baby', text: baby },
    { kind: 'body', text: body },
    { kind: 'todo', text: todo },
  ],
  sources: ofPregnancy,
});

/** One week after birth. */
export const entryOfWeekAfter = (title: string, week: number, parts: readonly Part[]): Entry => ({
  id: `after.${week}`,
  title,
  weeks: [week, week],
  isOfBaby: true,
  parts,
  sources: ofAfterBirth,
});
