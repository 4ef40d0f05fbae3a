import { weightDoubts } from '@/clinical/weight/weight.ts';
import type { WeightReading } from '@/model/records/reading.ts';
import { validateRecord } from '@/model/schema/record.ts';
import { weight as weightRecord, type Weight, type WeightUnit } from '@/model/records/weight.ts';
import {
  readNumber,
  readText,
  SOME_OWNER,
  type Accepted,
  type EntryCheck,
} from '@/features/readings/entry/entry-check.ts';
import { judgeTime, readTimeField, timeFieldOf } from '@/features/readings/entry/entry-time.ts';

export interface WeightDraft {
  weight: string;
  unit: WeightUnit | null;
  note: string;
  time: string | null;
}

export const emptyWeight: WeightDraft = { weight: '', unit: null, note: '', time: null };

/** A rejected reading as its form shows it. */
export const weightDraftOf = (reading: WeightReading): WeightDraft => ({
  weight: String(reading.weight),
  unit: reading.unit,
  note: reading.note ?? '',
  time: timeFieldOf(reading.recordedAt),
});

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
  const issues = validateRecord(weightRecord, { ...typed, userId: SOME_OWNER });
  if (typed.recordedAt !== undefined) issues.push(...judgeTime(typed.recordedAt, now));
  if (issues.length > 0) return { is: 'refused', issues };
  const values = typed as Omit<Weight, 'userId'>;
  const doubt = weightDoubts(values, previous);
  if (doubt === 'unit' && !accepted.has('unit')) {
    return { is: 'doubted', question: { ask: 'unit', unit: unit === 'kg' ? 'lb' : 'kg' } };
  }
  // A reading whose unit was confirmed is often a large change too; it is not asked about twice.
  const isDoubted = doubt !== null && !accepted.has('unit') && !accepted.has('confirm');
  if (isDoubted) return { is: 'doubted', question: { ask: 'confirm' } };
  return { is: 'ready', values };
}
