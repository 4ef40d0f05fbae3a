import { descendingKey, toInstant } from '@/model/instant.ts';
import type { BloodPressureReading } from '@/model/reading.ts';
import type { Patient } from '@/sync/online/patient-documents.ts';

/** The moment of the tests: local noon, so that no time zone moves a day. */
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

/** A pressure measured so many ms ago. */
export const pressure = (
  userId: string,
  [systolic, diastolic]: readonly [number, number],
  ago: number,
  symptoms: BloodPressureReading['symptoms'] = [],
): BloodPressureReading => {
  const recordedAt = toInstant(now - ago);
  const id = `${userId}-${ago}`;
  return {
    kind: 'bloodPressure',
    id,
    userId,
    systolic,
    diastolic,
    recordedAt,
    recordedDesc: descendingKey(recordedAt),
    symptoms,
  };
};
