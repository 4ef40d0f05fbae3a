import type { IntlShape } from 'react-intl';
import { sampleDay } from '@/clinical/lab/sample-day.ts';
import { readResults } from '@/model/records/bloodwork.ts';
import type { Patient } from '@/sync/api/documents/patient-documents.ts';
import type { PatientLab } from '@/sync/api/doctor/patient-records.ts';
import type { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';

/** A lasting risk of a patient, with its source. */
export interface BackgroundFlag {
  readonly text: string;
  readonly source: string;
}

type Words = ReturnType<typeof useDoctorWords>;

/** Flags from the profile that matter at every visit. */
export function profileFlags(intl: IntlShape, words: Words, patient: Patient): BackgroundFlag[] {
  const { fetuses, diabetes, glucoseLowering, preExistingConditions, allergies, bloodGroup, updatedAt } = patient;
  const source = intl.formatMessage({ id: 'doctor.flags.profile' }, { date: words.date(Date.parse(updatedAt)) });
  const texts = [
    (fetuses ?? 1) > 1 && intl.formatMessage({ id: 'doctor.flags.fetuses' }, { count: fetuses ?? 1 }),
    diabetes &&
      diabetes !== 'none' &&
      intl.formatMessage(
        { id: 'doctor.flags.diabetes' },
        { kind: diabetes, treated: String(glucoseLowering === true) },
      ),
    bloodGroup?.endsWith('-') && intl.formatMessage({ id: 'doctor.flags.rhNegative' }, { group: bloodGroup }),
    allergies?.trim() && intl.formatMessage({ id: 'doctor.flags.allergies' }, { text: allergies.trim() }),
    preExistingConditions?.trim() &&
      intl.formatMessage({ id: 'doctor.flags.conditions' }, { text: preExistingConditions.trim() }),
  ];
  return texts.flatMap((text) => (text ? [{ text, source }] : []));
}

/** Values of the newest lab report outside the reference range printed on it. */
export function labFlags(intl: IntlShape, words: Words, labs: readonly PatientLab[]): BackgroundFlag[] {
  const newest = labs.reduce<PatientLab | null>(
    (latest, lab) => (latest && Date.parse(latest.recordedAt) >= Date.parse(lab.recordedAt) ? latest : lab),
    null,
  );
  if (!newest) return [];
  const date = words.day(sampleDay(newest));
  return readResults(newest.results)
    .filter(({ flag }) => flag === 'Low' || flag === 'High')
    .map(({ name, value, unit, referenceRange }) => ({
      text: intl.formatMessage({ id: 'doctor.flags.lab' }, { name, value, unit }),
      source: intl.formatMessage(
        { id: 'doctor.flags.labSource' },
        { test: newest.testName, date, range: referenceRange },
      ),
    }));
}
