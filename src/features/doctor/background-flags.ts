import type { IntlShape } from 'react-intl';
import { sampleDay } from '@/clinical/lab/sample-day.ts';
import { readResults } from '@/model/bloodwork.ts';
import type { Patient } from '@/sync/online/patient-documents.ts';
import type { PatientLab } from '@/sync/online/patient-records.ts';
import type { useDoctorWords } from './use-doctor-words.ts';

/** Something to keep in mind about a patient, and where it is known from. */
export interface BackgroundFlag {
  readonly text: string;
  readonly source: string;
}

type Words = ReturnType<typeof useDoctorWords>;

/** What her profile says that weighs on every visit. */
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

/** Values of her newest report that lie outside the range printed on it. */
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
