import { describe, expect, it } from 'vitest';
import { groupByPatient, toPatients, toReadings, type PatientRemoteDocument } from './patient-documents.ts';

const doctor = 'doctor-njeri';

const profileOf = (userId: string, changes: Record<string, unknown> = {}): PatientRemoteDocument => ({
  $id: userId,
  $updatedAt: '2026-11-21T09:00:00.000+00:00',
  $permissions: [`read("user:${userId}")`, `update("user:${userId}")`, `read("user:${doctor}")`],
  $collectionId: 'profiles',
  userId,
  name: 'Amina Otieno',
  assignedDoctorId: doctor,
  ...changes,
});

const pressureOf = (
  userId: string,
  recordedAt: string,
  changes: Record<string, unknown> = {},
): PatientRemoteDocument => ({
  $id: `bp-${userId}-${recordedAt.slice(11, 16)}`,
  $updatedAt: recordedAt,
  $permissions: [`read("user:${userId}")`, `delete("user:${userId}")`, `read("user:${doctor}")`],
  userId,
  systolic: 118,
  diastolic: 76,
  recordedAt,
  ...changes,
});

describe('the patients of a doctor', () => {
  it('are the profiles with the id of the account that may change them', () => {
    expect(toPatients([profileOf('amina')], doctor)).toMatchObject([
      { id: 'amina', userId: 'amina', name: 'Amina Otieno', updatedAt: '2026-11-21T09:00:00.000+00:00' },
    ]);
  });

  it('have the creation time of the profile: weeks without a day of entry are counted from then', () => {
    const createdAt = '2026-10-01T09:00:00.000+00:00';
    expect(toPatients([profileOf('amina', { $createdAt: createdAt })], doctor)).toMatchObject([{ createdAt }]);
  });

  it('have no `$` fields of the server', () => {
    expect(Object.keys(toPatients([profileOf('amina')], doctor)[0] ?? {}).filter((key) => key.startsWith('$'))).toEqual(
      [],
    );
  });

  it('leave out a profile that names another user', () => {
    expect(toPatients([profileOf('mallory', { userId: 'amina' })], doctor)).toEqual([]);
  });

  it('leave out a profile that its account may not change', () => {
    expect(toPatients([profileOf('amina', { $permissions: [`read("user:${doctor}")`] })], doctor)).toEqual([]);
  });

  it('leave out a profile whose doctor id differs only by letter case', () => {
    expect(toPatients([profileOf('amina', { assignedDoctorId: 'Doctor-Njeri' })], doctor)).toEqual([]);
  });
});

describe('the readings of a patient', () => {
  it('contain kind, id and the unencrypted sort key', () => {
    const [reading] = toReadings('bloodPressure', [pressureOf('amina', '2026-11-21T09:21:00.000+00:00')]);
    expect(reading).toMatchObject({ kind: 'bloodPressure', id: 'bp-amina-09:21', systolic: 118, userId: 'amina' });
    expect(reading?.recordedDesc).toBe(8_640_000_000_000_000 - Date.parse('2026-11-21T09:21:00.000Z'));
  });

  it('leave out a reading that another account wrote under the patient’s id', () => {
    const forged = pressureOf('mallory', '2026-11-21T09:21:00.000+00:00', { userId: 'amina', systolic: 200 });
    expect(toReadings('bloodPressure', [forged])).toEqual([]);
  });

  it('are grouped by patient, newest first, without those of strangers', () => {
    const documents = [
      pressureOf('amina', '2026-11-20T09:21:00.000+00:00'),
      pressureOf('grace', '2026-11-21T08:40:00.000+00:00'),
      pressureOf('amina', '2026-11-21T09:21:00.000+00:00'),
      pressureOf('stranger', '2026-11-21T09:30:00.000+00:00'),
    ];
    const groups = groupByPatient(['amina', 'grace', 'esther'], toReadings('bloodPressure', documents));
    expect([...groups.keys()]).toEqual(['amina', 'grace', 'esther']);
    expect(groups.get('amina')?.map((reading) => reading.recordedAt.slice(0, 10))).toEqual([
      '2026-11-21',
      '2026-11-20',
    ]);
    expect(groups.get('esther')).toEqual([]);
  });
});
