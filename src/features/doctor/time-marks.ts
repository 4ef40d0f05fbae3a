import type { PlannedDose } from '@/clinical/adherence.ts';
import type { BloodPressureReading } from '@/model/reading.ts';
import type { TimeMark } from '@/ui/chart/chart-spec.ts';
import type { DayRange } from '@/ui/chart/day-range.ts';

/** Doses on the time axis: taken, or not. What is still to come or may still be answered is left out. */
export const doseMarks = (doses: readonly PlannedDose[], { from, to }: DayRange): TimeMark[] =>
  doses
    .filter(({ dueAt, standing }) => dueAt >= from && dueAt < to && standing !== 'upcoming' && standing !== 'due')
    .map(({ dueAt, standing }) => ({ time: dueAt, kind: standing === 'taken' ? 'taken' : 'missed' }));

/** When symptoms were noted. */
export const symptomMarks = (readings: readonly BloodPressureReading[]): TimeMark[] =>
  readings
    .filter(({ symptoms }) => symptoms && symptoms.length > 0)
    .map(({ recordedAt }) => ({ time: Date.parse(recordedAt), kind: 'symptom' }));
