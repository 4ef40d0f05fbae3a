import { weightDoubts } from '@/clinical/weight.ts';
import { judge } from '@/model/record.ts';
import { weight as weightRecord, type Weight, type WeightUnit } from '@/model/weight.ts';
import { readNumber, readText, SOME_OWNER, type Accepted, type EntryCheck } from './entry-check.ts';
import { judgeTime, readTimeField } from './entry-time.ts';

export interface WeightDraft {
  weight: string;
  unit: WeightUnit | null;
  note: string;
  time: string | null;
}

export const emptyWeight: WeightDraft = { weight: '', unit: null, note: '', time: null };

/** The record's limits, the time, then the doubts against the reading before it. */
export function checkWeight(
  draft: WeightDraft,
  unit: WeightUnit,
  previous: Pick<Weight, 'weight' | 'unit' | 'recordedAt'> | null,
  now: number,
  accepted: Accepted,
): EntryCheck<Omit<Weight, 'userId'>> {
  const typed = {
    weight: readNumber(draft.weight),
    unit,
    recordedAt: readTimeField(draft.time, now),
    note: readText(draft.note),
  };
  const issues = judge(weightRecord, { ...typed, userId: SOME_OWNER });
  if (typed.recordedAt !== undefined) issues.push(...judgeTime(typed.recordedAt, now));
  if (issues.length > 0) return { is: 'refused', issues };
  const values = typed as Omit<Weight, 'userId'>;
  const doubt = weightDoubts(values, previous);
  if (doubt === 'unit' && !accepted.has('unit')) {
    return { is: 'doubted', question: { ask: 'unit', unit: unit === 'kg' ? 'lb' : 'kg' } };
  }
  // A slip of the unit that was answered with "no" is a large change too, and has been looked at.
  const isDoubted = doubt !== null && !accepted.has('unit') && !accepted.has('confirm');
  if (isDoubted) return { is: 'doubted', question: { ask: 'confirm' } };
  return { is: 'ready', values };
}
