import { pressureDoubts } from '@/clinical/pressure/pressure-category.ts';
import { fromCentimetres } from '@/clinical/pressure/plausible-pressure.ts';
import {
  bloodPressure,
  bloodPressureSymptoms,
  type BloodPressure,
  type BloodPressureSymptom,
} from '@/model/records/blood-pressure.ts';
import type { BloodPressureReading } from '@/model/records/reading.ts';
import { validateRecord } from '@/model/schema/record.ts';
import {
  readNumber,
  readText,
  SOME_OWNER,
  type Accepted,
  type EntryCheck,
} from '@/features/readings/entry/entry-check.ts';
import { judgeTime, readTimeField, timeFieldOf } from '@/features/readings/entry/entry-time.ts';

/** The form as typed. `time` is null while its field is untouched: then it is now. */
export interface PressureDraft {
  systolic: string;
  diastolic: string;
  pulse: string;
  note: string;
  symptoms: BloodPressureSymptom[];
  time: string | null;
}

export const emptyPressure: PressureDraft = {
  systolic: '',
  diastolic: '',
  pulse: '',
  note: '',
  symptoms: [],
  time: null,
};

/** A rejected reading as its form shows it. */
export const pressureDraftOf = (reading: BloodPressureReading): PressureDraft => ({
  systolic: String(reading.systolic),
  diastolic: String(reading.diastolic),
  pulse: reading.pulse == null ? '' : String(reading.pulse),
  note: reading.note ?? '',
  symptoms: bloodPressureSymptoms.filter((symptom) => reading.symptoms?.includes(symptom)),
  time: timeFieldOf(reading.recordedAt),
});

/** A unit slip is asked before anything is refused; then the record's limits, the time, the clinical doubts. */
export function checkPressure(
  draft: PressureDraft,
  now: number,
  accepted: Accepted,
): EntryCheck<Omit<BloodPressure, 'userId'>> {
  const typed = {
    systolic: readNumber(draft.systolic),
    diastolic: readNumber(draft.diastolic),
    recordedAt: readTimeField(draft.time, now),
    pulse: readNumber(draft.pulse) ?? undefined,
    symptoms: draft.symptoms.length > 0 ? draft.symptoms : undefined,
    note: readText(draft.note),
  };
  const { systolic, diastolic } = typed;
  const meant = systolic !== null && diastolic !== null ? fromCentimetres({ systolic, diastolic }) : null;
  if (meant) return { is: 'doubted', question: { ask: 'centimetres', ...meant } };
  const issues = validateRecord(bloodPressure, { ...typed, userId: SOME_OWNER });
  if (typed.recordedAt !== undefined) issues.push(...judgeTime(typed.recordedAt, now));
  if (issues.length > 0) return { is: 'refused', issues };
  const values = typed as Omit<BloodPressure, 'userId'>;
  const isDoubted = pressureDoubts(values) === 'confirm' && !accepted.has('confirm');
  return isDoubted ? { is: 'doubted', question: { ask: 'confirm' } } : { is: 'ready', values };
}
