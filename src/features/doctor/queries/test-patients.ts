import type { CareNote } from '@/model/records/care-note.ts';
import { descendingKey, toInstant } from '@/model/time/instant.ts';
import type { BloodPressureReading, BloodSugarReading, WeightReading } from '@/model/records/reading.ts';
import type { Patient } from '@/sync/api/documents/patient-documents.ts';

/** The current time of the tests: local noon, so that no time zone changes the day. */
export const now = new Date(2026, 10, 21, 12).getTime();
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const patient = (id: string, changes: Partial<Patient> = {}): Patient => ({
  id,
  userId: id,
  name: id,
  assignedDoctorId: 'dr',
  estimatedLmp: '2026-05-05',
  datingMethod: 'LMP',
  pregnancyStatus: 'pregnant',
  updatedAt: '2026-11-20T09:00:00.000+00:00',
  ...changes,
});

/** The common fields of a reading taken `ago` ms before now. */
const readingFields = (kind: string, userId: string, ago: number) => {
  const recordedAt = toInstant(now - ago);
  return { id: `${kind}${userId}-${ago}`, userId, recordedAt, recordedDesc: descendingKey(recordedAt) };
};

/** A pressure measured `ago` ms before now. */
export const pressure = (
  userId: string,
  [systolic, diastolic]: readonly [number, number],
  ago: number,
  symptoms: BloodPressureReading['symptoms'] = [],
): BloodPressureReading => ({
  ...readingFields('', userId, ago),
  kind: 'bloodPressure',
  systolic,
  diastolic,
  symptoms,
});

/** A sugar reading in mg/dL at no set time, `ago` ms before now. */
export const sugar = (userId: string, level: number, ago: number): BloodSugarReading => ({
  ...readingFields('sugar-', userId, ago),
  kind: 'bloodSugar',
  level,
  unit: 'mg/dL',
  measurementType: 'random',
});

/** A weight in kg, `ago` ms before now. */
export const weight = (userId: string, kg: number, ago: number): WeightReading => ({
  ...readingFields('weight-', userId, ago),
  kind: 'weight',
  weight: kg,
  unit: 'kg',
});

/** A note of a patient or her doctor, `ago` ms before now. */
export const careNote = (
  userId: string,
  entry: CareNote['entry'],
  changes: Partial<CareNote>,
  ago: number,
): CareNote => {
  const recordedAt = toInstant(now - ago);
  const senderId = entry === 'symptoms' ? userId : 'dr';
  const by = { id: `${entry}-${ago}`, userId, doctorId: 'dr', senderId, senderName: 'Dr Njeri' };
  return { ...by, entry, recordedAt, recordedDesc: descendingKey(recordedAt), ...changes };
};
