import { meterReading, sugarDoubts } from '@/clinical/glucose/sugar-units.ts';
import { bloodSugar, type BloodSugar, type MeasurementType, type SugarUnit } from '@/model/records/blood-sugar.ts';
import type { BloodSugarReading } from '@/model/records/reading.ts';
import { validateRecord } from '@/model/schema/record.ts';
import {
  readNumber,
  readText,
  SOME_OWNER,
  type Accepted,
  type EntryCheck,
} from '@/features/readings/entry/entry-check.ts';
import { judgeTime, readTimeField, timeFieldOf } from '@/features/readings/entry/entry-time.ts';

export interface SugarDraft {
  level: string;
  /** Null until chosen in this form; then the unit of the profile applies. */
  unit: SugarUnit | null;
  /** Blank until chosen; then the proposed moment applies, if there is one. */
  measurementType: MeasurementType | '';
  meter: 'LO' | 'HI' | null;
  glucoseLoad: '75 g' | '100 g';
  note: string;
  time: string | null;
}

export const emptySugar: SugarDraft = {
  level: '',
  unit: null,
  measurementType: '',
  meter: null,
  glucoseLoad: '75 g',
  note: '',
  time: null,
};

/** A rejected reading as its form shows it. */
export const sugarDraftOf = (reading: BloodSugarReading): SugarDraft => ({
  level: String(reading.level),
  unit: reading.unit ?? null,
  measurementType: reading.measurementType,
  meter: reading.meter ?? null,
  glucoseLoad: reading.glucoseLoad ?? '75 g',
  note: reading.note ?? '',
  time: timeFieldOf(reading.recordedAt),
});

/** The glucose tests with a drink whose size is asked. */
export const isGlucoseTest = (type: MeasurementType | ''): boolean => type.startsWith('ogtt_');

/** A unit slip is asked before anything is refused; then the record's limits, the time, the clinical doubts. */
export function checkSugar(
  draft: SugarDraft,
  unit: SugarUnit,
  now: number,
  accepted: Accepted,
): EntryCheck<Omit<BloodSugar, 'userId'>> {
  const level = draft.meter ? meterReading(draft.meter, unit).level : readNumber(draft.level);
  const doubt =
    draft.meter || level === null || Number.isNaN(level) ? null : sugarDoubts(level, unit, accepted.has('unit'));
  if (doubt !== null && doubt !== 'confirm') {
    return { is: 'doubted', question: { ask: 'unit', unit: doubt.ask } };
  }
  const typed = {
    level,
    unit,
    measurementType: draft.measurementType,
    recordedAt: readTimeField(draft.time, now),
    meter: draft.meter ?? undefined,
    glucoseLoad: isGlucoseTest(draft.measurementType) ? draft.glucoseLoad : undefined,
    note: readText(draft.note),
  };
  const issues = validateRecord(bloodSugar, { ...typed, userId: SOME_OWNER });
  if (typed.recordedAt !== undefined) issues.push(...judgeTime(typed.recordedAt, now));
  if (issues.length > 0) return { is: 'refused', issues };
  if (doubt === 'confirm' && !accepted.has('confirm')) return { is: 'doubted', question: { ask: 'confirm' } };
  return { is: 'ready', values: typed as Omit<BloodSugar, 'userId'> };
}
