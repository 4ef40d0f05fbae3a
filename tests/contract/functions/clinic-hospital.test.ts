import { describe, expect, it } from 'vitest';
import { done } from '../server/server-under-test.ts';
import { ownMaia } from '../server/own-server.ts';
import { administration, call } from './administration.ts';

const server = ownMaia();
const { admin, about, by, doctor, held, hospital, patient } = administration(server);

describe('a hospital', () => {
  it('that nothing refers to is deleted with its empty roster and an entry', async () => {
    const [root, id] = [await admin(), await hospital()];
    await call(root, '/roster', { hospitalId: id, timeZone: 'Africa/Nairobi', week: [], exceptions: [] });
    expect((await call(root, '/delete-hospital', { id })).status).toBe(200);
    expect((await held('hospitals', id)).status).toBe(404);
    expect((await held('rosters', id)).status).toBe(404);
    expect((await by(root)).at(-1)).toMatchObject({ action: 'delete-hospital', targetId: id, isDone: true });
    expect((await call(root, '/delete-hospital', { id })).answer['reason']).toBe('not-found');
  });

  it('that a doctor, a patient or a roster refers to is not deleted, and says who they are', async () => {
    const root = await admin();
    const [withDoctor, withPatient, withRoster] = [await hospital(), await hospital(), await hospital()];
    const ada = await doctor(withDoctor);
    await patient(null, { hospitalId: withPatient });
    const week = [`1 08:00 20:00 ${ada.id}`];
    await call(root, '/roster', { hospitalId: withRoster, timeZone: 'Africa/Nairobi', week });
    const none = { value: 0, isLeast: false };
    const one = { value: 1, isLeast: false };
    for (const [id, use] of [
      [withDoctor, { doctors: one, patients: none, shifts: 0, names: ['Dr Ada'] }],
      [withPatient, { doctors: none, patients: one, shifts: 0, names: [] }],
      [withRoster, { doctors: none, patients: none, shifts: 1, names: [] }],
    ] as const) {
      expect((await call(root, '/hospital-use', { id })).answer).toEqual(use);
      expect((await call(root, '/delete-hospital', { id })).answer['reason']).toBe('in-use');
      expect((await held('hospitals', id)).status).toBe(200);
    }
    expect((await by(root)).map(({ action }) => action)).toEqual(['roster']);
  });

  it('is free when its people were moved: doctors, and patients who keep their doctor and their consent', async () => {
    const [root, from, to] = [await admin(), await hospital('Old wing'), await hospital('New wing')];
    const ada = await doctor(from);
    const amina = await patient(ada.id, { hospitalId: from, hospitalName: 'Old wing' });
    expect((await call(root, '/move-hospital', { from, to })).answer).toEqual({ moved: 2 });
    expect(done(await held('doctors', ada.id))).toMatchObject({ hospitalId: to, name: 'Dr Ada' });
    expect(done(await held('profiles', amina.id))).toMatchObject({
      hospitalId: to,
      hospitalName: 'New wing',
      assignedDoctorId: ada.id,
      consentVersion: '2026-11-21',
    });
    expect(await about(amina.id)).toMatchObject([{ action: 'move-hospital', targetId: to, isDone: true }]);
    const { entries: own } = done(await amina.get('/maia/audit')) as unknown as { entries: object[] };
    expect(own).toContainEqual(expect.objectContaining({ action: 'administer', detail: 'move-hospital' }));
    expect((await call(root, '/move-hospital', { from, to })).answer).toEqual({ moved: 0 });
    expect((await call(root, '/delete-hospital', { id: from })).status).toBe(200);
  });

  it('is not moved into itself or into one that does not exist', async () => {
    const [root, from] = [await admin(), await hospital()];
    expect((await call(root, '/move-hospital', { from, to: from })).answer['reason']).toBe('invalid');
    expect((await call(root, '/move-hospital', { from, to: 'nowhere' })).answer['reason']).toBe('not-found');
  });
});
