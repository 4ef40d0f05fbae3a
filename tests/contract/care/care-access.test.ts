import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerGrants } from '../../../src/model/schema/permission.ts';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { runtimeParts } from '../../../server/runtime.ts';

import {
  everything,
  joinPatient,
  profileGrants,
  reading,
  readingGrants,
  seenBy,
  shared,
} from '../server/care-patient.ts';
import { documents, Person } from '../server/person.ts';

const data = mkdtempSync(join(tmpdir(), 'maia-care-'));
let running: RunningBackend;
let server: Person;
let drAda: Person;
let drBen: Person;

beforeAll(async () => {
  const config = fileURLToPath(new URL('../../../appwrite.json', import.meta.url));
  running = await startBackend({ config, data, port: 0, rateLimits: false, ...runtimeParts() });
  server = new Person('server', running.url, running.apiKey);
  drAda = await Person.join(running.url, 'dr-ada');
  drBen = await Person.join(running.url, 'dr-ben');
  for (const { id } of [drAda, drBen]) await server.must('PUT', `/users/${id}/labels`, { labels: ['doctor'] });
});
afterAll(async () => {
  await running.close();
  rmSync(data, { recursive: true });
});

const readBy = (person: Person) => `read("user:${person.id}")`;
const patient = (id: string, assignedDoctorId: string | null) => joinPatient(running.url, id, assignedDoctorId);
const eventually = (doctor: Person, patientId: string) =>
  expect.poll(() => seenBy(doctor, patientId), { timeout: 5000, interval: 40 });

async function pushed(person: Person): Promise<void> {
  const run = await person.must('POST', '/functions/care-access/executions', { path: '/', method: 'POST' });
  expect(run.status, String(run.errors)).toBe('completed');
}

describe('a doctor', () => {
  it('who is assigned reads the records and changes none of them', async () => {
    await patient('p-own', drAda.id);
    await eventually(drAda, 'p-own').toEqual(everything('p-own'));
    expect((await drAda.get('chat_messages', 'c-p-own')).status).toBe(404);
    for (const [collection, id] of shared('p-own')) {
      const changed = await drAda.call('PATCH', documents(collection, id), { data: { userId: 'dr-ada' } });
      expect(changed.status, collection).toBe(401);
      expect((await drAda.call('DELETE', documents(collection, id), {})).status, collection).toBe(401);
    }
  });

  it('who is not assigned gets nothing by any call', async () => {
    const listener = await drBen.listen('documents', documents('blood_pressure').slice(1).replaceAll('/', '.'));
    const amina = await patient('p-other', drAda.id);
    await eventually(drAda, 'p-other').toEqual(everything('p-other'));
    await amina.create('blood_pressure', 'bp-later', reading('p-other'), readingGrants('p-other'));
    await pushed(amina);
    expect(await seenBy(drBen, 'p-other')).toEqual([]);
    expect((await drBen.get('blood_pressure', 'bp-later')).status).toBe(404);
    expect(listener.received).toEqual([]);
    listener.close();
  });

  it('reads a reading within two seconds of its push and gets its event', async () => {
    const amina = await patient('p-fast', drAda.id);
    await eventually(drAda, 'p-fast').toEqual(everything('p-fast'));
    const listener = await drAda.listen('documents');
    await amina.create('blood_pressure', 'bp-fast', reading('p-fast'), readingGrants('p-fast'));
    const startedAt = performance.now();
    await pushed(amina);
    expect((await drAda.get('blood_pressure', 'bp-fast')).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(2000);
    await expect.poll(() => listener.received).toContain('bp-fast');
    listener.close();
  });

  it('follows the assignment: the new one gets in, the old one is out', async () => {
    const amina = await patient('p-move', drAda.id);
    await eventually(drAda, 'p-move').toEqual(everything('p-move'));
    await amina.must('PATCH', documents('profiles', 'p-move'), { data: { assignedDoctorId: drBen.id } });
    await eventually(drBen, 'p-move').toEqual(everything('p-move'));
    await eventually(drAda, 'p-move').toEqual([]);
    await amina.must('PATCH', documents('profiles', 'p-move'), { data: { assignedDoctorId: null } });
    await eventually(drBen, 'p-move').toEqual([]);
    expect(await seenBy(amina, 'p-move')).toEqual(everything('p-move'));
  });

  it('is out although the patient took the grant off her profile in the same breath', async () => {
    const amina = await patient('p-both', drAda.id);
    await eventually(drAda, 'p-both').toEqual(everything('p-both'));
    await amina.must('PATCH', documents('profiles', 'p-both'), {
      data: { assignedDoctorId: null },
      permissions: profileGrants('p-both'),
    });
    await eventually(drAda, 'p-both').toEqual([]);
  });

  it('who loses the label loses the patients, and gets them back with it', async () => {
    const drEve = await Person.join(running.url, 'dr-eve');
    await server.must('PUT', '/users/dr-eve/labels', { labels: ['doctor'] });
    await patient('p-label', drEve.id);
    await eventually(drEve, 'p-label').toEqual(everything('p-label'));
    await server.must('PUT', '/users/dr-eve/labels', { labels: [] });
    await eventually(drEve, 'p-label').toEqual([]);
    await server.must('PUT', '/users/dr-eve/labels', { labels: ['doctor'] });
    await eventually(drEve, 'p-label').toEqual(everything('p-label'));
  });
});

describe('an abuse', () => {
  it('naming an account that is no doctor grants nothing', async () => {
    const friend = await Person.join(running.url, 'friend');
    const amina = await patient('p-friend', friend.id);
    await pushed(amina);
    expect(await seenBy(friend, 'p-friend')).toEqual([]);
    await amina.must('PATCH', documents('profiles', 'p-friend'), { data: { assignedDoctorId: 'no such account!' } });
    await pushed(amina);
    const { body } = await amina.get('blood_pressure', 'bp-p-friend');
    expect(body.$permissions).toEqual(readingGrants('p-friend'));
  });

  it('a record under a victim’s name never reaches her doctor or herself', async () => {
    const victim = await patient('p-victim', drAda.id);
    await eventually(drAda, 'p-victim').toEqual(everything('p-victim'));
    const mallory = await Person.join(running.url, 'mallory');
    // Appwrite would accept these grants from her; this server does not, so the server key writes the record.
    const shown = ['read("users")', ...readingGrants('mallory')];
    const attempt = { documentId: 'bp-forged', data: reading('p-victim'), permissions: shown };
    expect((await mallory.call('POST', documents('blood_pressure'), attempt)).status).toBe(401);
    await server.create('blood_pressure', 'bp-forged', reading('p-victim'), shown);
    await pushed(mallory);
    await pushed(victim);
    const forged = async (person: Person) => (await person.get('blood_pressure', 'bp-forged')).status;
    expect(await forged(drAda)).toBe(404);
    expect(await forged(victim)).toBe(404);
    expect(await forged(mallory)).toBe(200);
  });

  it('a profile in the name of another account is removed, and its owner makes her own', async () => {
    const target = await Person.join(running.url, 'target');
    await target.create('blood_pressure', 'bp-target', reading('target'), readingGrants('target'));
    const squatted = { userId: 'target', assignedDoctorId: drBen.id };
    await drBen.create('profiles', 'target', squatted, profileGrants(drBen.id));
    await expect.poll(async () => (await drBen.get('profiles', 'target')).status).toBe(404);
    await pushed(target);
    expect((await drBen.get('blood_pressure', 'bp-target')).status).toBe(404);
    await target.create(
      'profiles',
      'target',
      { userId: 'target', assignedDoctorId: drAda.id },
      profileGrants('target'),
    );
    await expect.poll(async () => (await drAda.get('blood_pressure', 'bp-target')).status).toBe(200);
    expect((await drBen.get('blood_pressure', 'bp-target')).status).toBe(404);
  });

  it('grants that a record of its kind never has are taken away', async () => {
    const amina = await patient('p-open', drAda.id);
    const open = [...readingGrants('p-open'), 'update("user:p-open")', 'read("any")'];
    await server.create('blood_pressure', 'bp-open', reading('p-open'), open);
    await pushed(amina);
    const { body } = await amina.get('blood_pressure', 'bp-open');
    expect(body.$permissions?.toString().split(',').toSorted()).toEqual(
      [...readingGrants('p-open'), readBy(drAda)].toSorted(),
    );
  });

  it('no user runs the function for another user, and guests not at all', async () => {
    const amina = await patient('p-else', drAda.id);
    await eventually(drAda, 'p-else').toEqual(everything('p-else'));
    await amina.create('blood_pressure', 'bp-else', reading('p-else'), readingGrants('p-else'));
    const headers = { 'x-appwrite-user-id': 'p-else', 'x-appwrite-trigger': 'schedule' };
    const run = await drBen.must('POST', '/functions/care-access/executions', { body: '{"userId":"p-else"}', headers });
    expect(run.responseBody).toBe('{"written":0}');
    expect(run.logs).toBe('');
    const guest = new Person('guest', running.url);
    expect((await guest.call('POST', '/functions/care-access/executions', {})).status).toBe(401);
  });
});

describe('a message between patient and doctor', () => {
  const message = (userId: string, doctorId: string, senderId: string) => ({
    userId,
    doctorId,
    senderId,
    sessionId: `${userId}-x`,
    role: senderId === userId ? 'patient' : 'doctor',
    content: 'Good morning',
    timestamp: '2026-11-21T08:00:00.000+00:00',
  });
  const status = async (person: Person, id: string) => (await person.get('doctor_messages', id)).status;

  it('reaches the other one and no third user', async () => {
    const amina = await patient('p-chat', drAda.id);
    await eventually(drAda, 'p-chat').toEqual(everything('p-chat'));
    await amina.create('doctor_messages', 'm-up', message('p-chat', drAda.id, 'p-chat'), readingGrants('p-chat'));
    await drAda.create('doctor_messages', 'm-down', message('p-chat', drAda.id, drAda.id), readingGrants(drAda.id));
    await expect.poll(() => status(drAda, 'm-up')).toBe(200);
    await expect.poll(() => status(amina, 'm-down')).toBe(200);
    expect(await status(drBen, 'm-up')).toBe(404);
    expect(await status(drBen, 'm-down')).toBe(404);
  });

  it('of a doctor who is not hers does not reach a patient', async () => {
    const amina = await patient('p-spam', drAda.id);
    await drBen.create('doctor_messages', 'm-spam', message('p-spam', drBen.id, drBen.id), readingGrants(drBen.id));
    await amina.create('doctor_messages', 'm-fence', message('p-spam', drAda.id, 'p-spam'), readingGrants('p-spam'));
    await expect.poll(() => status(drAda, 'm-fence')).toBe(200);
    expect(await status(amina, 'm-spam')).toBe(404);
  });
});

describe('the sweep', () => {
  const sweep = async () => {
    const run = await server.must('POST', '/functions/care-access/executions', {});
    expect(run.status, String(run.errors)).toBe('completed');
    return JSON.parse(String(run.responseBody)).written as number;
  };

  it('finds what a client wrote without asking for anything, and then rests', async () => {
    const amina = await patient('p-sweep', drAda.id);
    await eventually(drAda, 'p-sweep').toEqual(everything('p-sweep'));
    await amina.create('blood_pressure', 'bp-sweep', reading('p-sweep'), readingGrants('p-sweep'));
    await sweep();
    expect((await drAda.get('blood_pressure', 'bp-sweep')).status).toBe(200);
    expect(await sweep()).toBe(0);
  });

  it('gives the doctor back what the owner’s client took away by mistake', async () => {
    const amina = await patient('p-strip', drAda.id);
    const grants = ownerGrants(['read', 'update', 'delete'], 'p-strip');
    const type = 'appointments';
    await amina.create(type, 'a-strip', { userId: 'p-strip', date: '2026-12-01', time: '10:30' }, grants);
    await pushed(amina);
    expect((await drAda.get(type, 'a-strip')).status).toBe(200);
    await amina.must('PATCH', documents(type, 'a-strip'), { permissions: grants });
    expect((await drAda.get(type, 'a-strip')).status).toBe(404);
    await sweep();
    expect((await drAda.get(type, 'a-strip')).status).toBe(200);
  });
});
