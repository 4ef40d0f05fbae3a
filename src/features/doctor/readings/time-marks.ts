import type { PlannedDose } from '@/clinical/medicines/adherence.ts';
import type { BloodPressureReading } from '@/model/records/reading.ts';
import type { TimeMark } from '@/ui/chart/chart-spec.ts';
import type { DayRange } from '@/ui/chart/day-range.ts';

/** Doses on the time axis, taken or missed. Doses that are still due are left out. */
export const doseMarks = (doses: readonly PlannedDose[], { from, to }: DayRange): TimeMark[] =>
  doses
    .filter(({ dueAt, standing }) => dueAt >= from && dueAt < to && standing !== 'upcoming' && standing !== 'due')
    .map(({ dueAt, standing }) => ({ time: dueAt, kind: standing === 'taken' ? 'taken' : 'missed' }));

/** Times at which symptoms were recorded. */
export const symptomMarks = (readings: readonly BloodPressureReading[]): TimeMark[] =>
  readings
    .filter(({ symptoms }) => symptoms && symptoms.length > 0)
    .map(({ recordedAt }) => ({ time: Date.parse(recordedAt), kind: 'symptom' }));
