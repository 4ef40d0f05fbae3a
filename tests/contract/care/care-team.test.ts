import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Query } from 'node-appwrite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { runtimeParts } from '../../../server/runtime.ts';
import { joinPatient, reading, readingGrants, seenBy } from '../server/care-patient.ts';
import { Client } from '../server/client.ts';
import { documents, Person } from '../server/person.ts';
import { files, upload } from '../server/upload-file.ts';

const data = mkdtempSync(join(tmpdir(), 'maia-care-team-'));
const BUCKET = 'medical-files';
const fileAt = (id: string, rest = '') => files(BUCKET, id, rest);
const soon = { timeout: 5000, interval: 40 };

let running: RunningBackend;
let server: Person;
let key: Client;
let drAda: Person;
let drBen: Person;

beforeAll(async () => {
  const config = fileURLToPath(new URL('../../../appwrite.json', import.meta.url));
  running = await startBackend({ config, data, port: 0, rateLimits: false, ...runtimeParts() });
  server = new Person('server', running.url, running.apiKey);
  key = new Client(`${running.url}/v1`, 'maia', { 'x-appwrite-key': running.apiKey });
  drAda = await Person.join(running.url, 'dr-ada');
  drBen = await Person.join(running.url, 'dr-ben');
  for (const { id } of [drAda, drBen]) await server.must('PUT', `/users/${id}/labels`, { labels: ['doctor'] });
});
afterAll(async () => {
  await running.close();
  rmSync(data, { recursive: true });
});

/** Uploads a file as the patient's phone does, and creates the record that names it. */
async function putDocument(person: Person, id: string): Promise<void> {
  const sent = await upload(key, BUCKET, `file-${id}`, Buffer.from('%PDF-1.7\nscan'), {
    name: 'scan.pdf',
    permissions: readingGrants(person.id),
  });
  expect(sent.status, sent.text).toBe(201);
  const record = { userId: person.id, fileId: `file-${id}`, fileName: 'scan.pdf' };
  await person.create('medical_documents', `doc-${id}`, record, readingGrants(person.id));
  await person.must('POST', '/functions/care-access/executions', {});
}
const statusOf = async (person: Person, id: string) => (await person.call('GET', fileAt(id))).status;

describe('her doctor', () => {
  it('reads the files of her records, and with the assignment loses all of it: files, lists, open sockets', async () => {
    const amina = await joinPatient(running.url, 'p-files', null);
    await putDocument(amina, 'past');
    expect(await statusOf(drAda, 'file-past')).toBe(404);
    await amina.must('PATCH', documents('profiles', 'p-files'), { data: { assignedDoctorId: drAda.id } });
    await expect.poll(() => statusOf(drAda, 'file-past'), soon).toBe(200);
    await putDocument(amina, 'new');
    expect(await statusOf(drAda, 'file-new')).toBe(200);
    expect((await drAda.call('DELETE', fileAt('file-new'), {})).status).toBe(401);

    const listener = await drAda.listen('documents', 'files');
    await amina.must('PATCH', documents('profiles', 'p-files'), { data: { assignedDoctorId: drBen.id } });
    await expect.poll(() => seenBy(drAda, 'p-files'), soon).toEqual([]);
    await expect.poll(() => statusOf(drAda, 'file-past'), soon).toBe(404);
    await expect.poll(() => statusOf(drBen, 'file-new'), soon).toBe(200);
    for (const id of ['file-past', 'file-new'])
      for (const rest of ['', '/view', '/download', '/preview'])
        expect((await drAda.call('GET', fileAt(id, rest))).status, `${id}${rest}`).toBe(404);
    expect((await drAda.list('profiles')).body).toMatchObject({ total: 0, documents: [] });

    // Once every grant has moved to the new doctor, only the new doctor's socket receives events.
    const others = await drBen.listen('documents', 'files');
    listener.received.length = 0;
    await amina.create('blood_pressure', 'bp-after', reading('p-files'), readingGrants('p-files'));
    await putDocument(amina, 'after');
    await amina.must('DELETE', documents('medical_documents', 'doc-past'), {});
    await expect
      .poll(() => others.received, soon)
      .toEqual(expect.arrayContaining(['bp-after', 'doc-after', 'doc-past']));
    expect(listener.received).toEqual([]);
    listener.close();
    others.close();
  });

  it('gets no file by a record that names the file of another user', async () => {
    const owner = await joinPatient(running.url, 'p-owner', null);
    await putDocument(owner, 'hers');
    const thief = await joinPatient(running.url, 'p-thief', drAda.id);
    const record = { userId: 'p-thief', fileId: 'file-hers', fileName: 'scan.pdf' };
    await thief.create('medical_documents', 'doc-thief', record, readingGrants('p-thief'));
    await thief.must('POST', '/functions/care-access/executions', {});
    expect((await drAda.get('medical_documents', 'doc-thief')).status).toBe(200);
    expect(await statusOf(drAda, 'file-hers')).toBe(404);
    await thief.must('DELETE', documents('medical_documents', 'doc-thief'), {});
    await server.must('POST', '/functions/care-access/executions', {});
    expect(await statusOf(owner, 'file-hers')).toBe(200);
  });

  it('finds no file whose record is gone, and a file stays as long as a record names it', async () => {
    const amina = await joinPatient(running.url, 'p-gone', null);
    await putDocument(amina, 'twice');
    const record = { userId: 'p-gone', fileId: 'file-twice', fileName: 'scan.pdf' };
    await amina.create('medical_documents', 'doc-again', record, readingGrants('p-gone'));
    await amina.must('DELETE', documents('medical_documents', 'doc-twice'), {});
    await putDocument(amina, 'fence');
    await amina.must('DELETE', documents('medical_documents', 'doc-fence'), {});
    await expect.poll(() => statusOf(amina, 'file-fence'), soon).toBe(404);
    expect(await statusOf(amina, 'file-twice')).toBe(200);
    await amina.must('DELETE', documents('medical_documents', 'doc-again'), {});
    await expect.poll(() => statusOf(amina, 'file-twice'), soon).toBe(404);
  });
});

describe('the doctor whom a patient leaves', () => {
  it.each([
    ['for nobody', null],
    ['for another', 'dr-ben'],
  ])('does not receive the write that takes her off, %s', async (_, assignedDoctorId) => {
    const id = `p-left-${String(assignedDoctorId)}`;
    const amina = await joinPatient(running.url, id, drAda.id);
    await amina.must('POST', '/functions/care-access/executions', {});
    // These two are the last records that the run for the assignment updates.
    for (const record of ['bp', 'w'])
      await expect
        .poll(
          async () => (await drAda.get(record === 'w' ? 'weight' : 'blood_pressure', `${record}-${id}`)).status,
          soon,
        )
        .toBe(200);
    const listener = await drAda.listen('documents');
    const observer = await amina.listen('documents');
    const change = { assignedDoctorId, address: 'NEW SECRET ADDRESS 1' };
    const { $permissions } = await amina.must('PATCH', documents('profiles', id), { data: change });
    expect($permissions).not.toContain('read("user:dr-ada")');
    expect((await drAda.get('profiles', id)).status).toBe(404);
    await expect.poll(() => observer.frames.join(), soon).toContain('NEW SECRET ADDRESS 1');
    await amina.must('POST', '/functions/care-access/executions', {});
    expect(listener.frames.join()).not.toContain('NEW SECRET ADDRESS 1');
    if (assignedDoctorId !== null)
      await expect.poll(async () => (await drBen.get('profiles', id)).status, soon).toBe(200);
    for (const each of [listener, observer]) each.close();
  });
});

describe('who looked', () => {
  // The clock starts one minute after a full quarter-hour, so that no quarter-hour ends during a test.
  const QUARTER_MS = 15 * 60_000;
  beforeAll(() => {
    const now = Math.floor(Date.now() / QUARTER_MS) * QUARTER_MS + 60_000;
    vi.useFakeTimers({ toFake: ['Date'], now });
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  const entries = async (patient: Person) => {
    await running.backend.services.accessLog.flush();
    const { documents: held = [] } = (await patient.list('access_log', Query.orderAsc('at'))).body;
    return held.map(({ viewerName, what }) => `${String(viewerName)}: ${String(what)}`);
  };

  it('stands in a log before the answer: one entry for each person, kind and quarter of an hour', async () => {
    const amina = await joinPatient(running.url, 'p-log', drAda.id);
    const listed = async () => (await drAda.list('profiles', Query.orderDesc('$createdAt'))).body.documents ?? [];
    await expect.poll(async () => (await listed()).map(({ $id }) => $id), soon).toContain('p-log');
    await putDocument(amina, 'log');
    expect(await entries(amina)).toEqual(['dr-ada: overview']);
    await drAda.get('blood_pressure', 'bp-p-log');
    expect((await amina.list('access_log')).body.total).toBe(2);
    await drAda.get('blood_pressure', 'bp-p-log');
    await drAda.list('blood_pressure', Query.equal('userId', ['p-log']));
    await drAda.list('weight', Query.equal('userId', ['p-log']));
    await drAda.call('GET', fileAt('file-log', '/download'));
    await drAda.list('profiles');
    expect((await entries(amina)).toSorted()).toEqual(
      ['dr-ada: overview', 'dr-ada: blood_pressure', 'dr-ada: weight', 'dr-ada: medical-files'].toSorted(),
    );
  });

  it('names what a list showed of one patient, or of documents that the query names by their ids', async () => {
    const [amina, bella] = [
      await joinPatient(running.url, 'p-ids', drAda.id),
      await joinPatient(running.url, 'p-ids-2', drAda.id),
    ];
    for (const id of ['bp-p-ids', 'bp-p-ids-2'])
      await expect.poll(async () => (await drAda.get('blood_pressure', id)).status, soon).toBe(200);
    // Asked with the key, because a read by the doctor would be one more entry.
    const admin = new Person('admin', running.url, running.apiKey);
    await expect
      .poll(async () => (await admin.get('weight', 'w-p-ids')).body.$permissions, soon)
      .toContain('read("user:dr-ada")');
    vi.setSystemTime(Date.now() + QUARTER_MS);
    await drAda.list('blood_pressure', Query.equal('$id', ['bp-p-ids', 'bp-p-ids-2']));
    await drAda.list('weight', Query.equal('userId', ['p-ids', 'no-such-patient']));
    expect(await entries(amina)).toEqual(['dr-ada: blood_pressure', 'dr-ada: blood_pressure', 'dr-ada: weight']);
    expect(await entries(bella)).toEqual(['dr-ada: blood_pressure', 'dr-ada: blood_pressure']);
  });

  it('names the doctor as the clinic does, whatever name he gives to his account', async () => {
    const amina = await joinPatient(running.url, 'p-named', drAda.id);
    await expect.poll(async () => (await drAda.get('weight', 'w-p-named')).status, soon).toBe(200);
    const admin = new Person('admin', running.url, running.apiKey);
    await drAda.must('PATCH', '/account/name', { name: 'Your midwife Ada' });
    await admin.create('doctors', 'dr-ada', { userId: 'dr-ada', name: 'Dr Ada Obi', hospitalId: 'riverside' });
    await drAda.get('blood_pressure', 'bp-p-named');
    expect(await entries(amina)).toEqual(['dr-ada: weight', 'Dr Ada Obi: blood_pressure']);
    await admin.must('DELETE', documents('doctors', 'dr-ada'), {});
    await drAda.must('PATCH', '/account/name', { name: 'dr-ada' });
  });

  it('names an open page that receives changes by itself', async () => {
    const amina = await joinPatient(running.url, 'p-live', drAda.id);
    await expect.poll(async () => (await drAda.get('profiles', 'p-live')).status, soon).toBe(200);
    const listener = await drAda.listen('documents');
    await amina.create(
      'weight',
      'w-live',
      { userId: 'p-live', weight: 70, unit: 'kg', recordedAt: '2026-11-21T09:00:00.000+00:00' },
      readingGrants('p-live'),
    );
    await amina.must('POST', '/functions/care-access/executions', {});
    await expect.poll(() => listener.received, soon).toContain('w-live');
    expect(await entries(amina)).toContain('dr-ada: live');
    listener.close();
  });

  it('says nothing of her own looks and of those that were refused', async () => {
    const amina = await joinPatient(running.url, 'p-self', null);
    await amina.get('blood_pressure', 'bp-p-self');
    await amina.list('weight', Query.equal('userId', ['p-self']));
    await drBen.get('blood_pressure', 'bp-p-self');
    await drBen.list('weight', Query.equal('userId', ['p-self']));
    expect(await entries(amina)).toEqual([]);
  });

  it('is read by the patient alone and written by no user', async () => {
    const amina = await joinPatient(running.url, 'p-only', drAda.id);
    await expect.poll(async () => (await drAda.get('profiles', 'p-only')).status, soon).toBe(200);
    const [entry] = (await amina.list('access_log')).body.documents ?? [];
    const id = String(entry?.$id);
    expect(entry?.$permissions).toEqual(['read("user:p-only")']);
    for (const other of [drAda, drBen, new Person('guest', running.url)]) {
      expect((await other.get('access_log', id)).status).toBe(404);
      expect((await other.list('access_log', Query.equal('userId', ['p-only']))).body.total).toBe(0);
    }
    const forged = { userId: 'p-only', viewerId: 'dr-ben', what: 'weight', at: '2026-11-21T09:00:00.000+00:00' };
    for (const caller of [amina, drAda]) {
      const made = await caller.call('POST', documents('access_log'), { documentId: 'forged', data: forged });
      expect(made.status).toBe(401);
      expect((await caller.call('PATCH', documents('access_log', id), { data: { what: 'none' } })).status).toBe(401);
      expect((await caller.call('PUT', documents('access_log', id), { data: forged })).status).toBe(401);
      expect((await caller.call('DELETE', documents('access_log', id), {})).status).toBe(401);
    }
    expect((await amina.get('access_log', id)).body).toMatchObject({ viewerId: 'dr-ada', viewerName: 'dr-ada' });
  });
});
