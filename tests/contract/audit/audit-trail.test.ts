import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Query } from 'node-appwrite';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnTrail } from '../../../src/model/account/own-trail.ts';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { DATABASE_ID } from '../../../src/model/schema/database-id.ts';
import { runtimeParts } from '../../../server/runtime.ts';
import { joinPatient, reading, readingGrants } from '../server/care-patient.ts';
import { Client } from '../server/client.ts';
import { documents, Person } from '../server/person.ts';
import { files, upload } from '../server/upload-file.ts';
import { entriesIn, inWords, verifyIn, type NamedEntry } from './audit-person.ts';

const data = mkdtempSync(join(tmpdir(), 'maia-audit-trail-'));
const soon = { timeout: 5000, interval: 40 };
let running: RunningBackend;
let server: Person;
let drAda: Person;
let amina: Person;
let seen = 0;

/** Entries since the test began, without those of other kinds when `actions` are given. */
async function since(...actions: string[]): Promise<NamedEntry[]> {
  await running.backend.services.accessLog.flush();
  await running.backend.services.audit.settle();
  return entriesIn(data).filter(({ seq, action }) => seq > seen && (actions.length === 0 || actions.includes(action)));
}
const words = async (...actions: string[]): Promise<string[]> => (await since(...actions)).map(inWords);

beforeAll(async () => {
  const config = fileURLToPath(new URL('../../../appwrite.json', import.meta.url));
  running = await startBackend({ config, data, port: 0, rateLimits: false, ...runtimeParts() });
  server = new Person('server', running.url, running.apiKey);
  drAda = await Person.join(running.url, 'dr-ada');
  await server.must('PUT', '/users/dr-ada/labels', { labels: ['doctor'] });
  amina = await joinPatient(running.url, 'p-amina', drAda.id);
  await amina.must('POST', '/functions/care-access/executions', {});
});
afterAll(async () => {
  await running.close();
  rmSync(data, { recursive: true });
});
beforeEach(async () => {
  await running.backend.services.accessLog.flush();
  await running.backend.services.audit.settle();
  seen = entriesIn(data).at(-1)?.seq ?? 0;
});

describe('the trail has', () => {
  it('the begin of the trail, the accounts and the first records with their writers', () => {
    const all = entriesIn(data).map(inWords);
    expect(all[0]).toBe('server trail-begin');
    expect(all).toEqual(
      expect.arrayContaining([
        'guest account-create dr-ada',
        'dr-ada (patient) sign-in dr-ada email',
        'key labels dr-ada doctor',
        'p-amina (patient) create p-amina blood_pressure',
        'p-amina (patient) create p-amina profiles',
        'p-amina (patient) assign p-amina profiles → dr-ada',
        'key share p-amina blood_pressure → dr-ada',
      ]),
    );
  });

  it('each record that a doctor opens, with her device, before the answer', async () => {
    await drAda.get('blood_pressure', 'bp-p-amina');
    const [entry] = await since();
    expect(entry && inWords(entry)).toBe('dr-ada (doctor) read p-amina blood_pressure');
    expect(entry?.session).toMatch(/^[0-9a-f]{16}$/);
    expect(entry?.records).toHaveLength(1);
    await drAda.get('blood_pressure', 'bp-p-amina');
    expect(await since()).toHaveLength(1);
  });

  it('what a list showed of each patient', async () => {
    await drAda.list('weight', Query.equal('userId', ['p-amina']));
    await drAda.list('blood_pressure');
    expect(await words()).toEqual([
      'dr-ada (doctor) list p-amina weight',
      'dr-ada (doctor) list p-amina blood_pressure',
    ]);
    const bella = await joinPatient(running.url, 'p-listed', drAda.id);
    await bella.must('POST', '/functions/care-access/executions', {});
    await drAda.list('profiles');
    expect((await words('list')).slice(2)).toEqual([
      'dr-ada (doctor) list p-amina profiles overview',
      'dr-ada (doctor) list p-listed profiles overview',
    ]);
  });

  it('files with their uploads, deletions, downloads and previews', async () => {
    const key = new Client(`${running.url}/v1`, 'maia', { 'x-appwrite-key': running.apiKey });
    const permissions = readingGrants('p-amina');
    await upload(key, 'medical-files', 'scan', Buffer.from('%PDF-1.7\nscan'), { name: 'scan.pdf', permissions });
    await amina.create('medical_documents', 'doc', { userId: 'p-amina', fileId: 'scan', fileName: 's' }, permissions);
    await amina.must('POST', '/functions/care-access/executions', {});
    for (const rest of ['/download', '/preview']) await drAda.call('GET', files('medical-files', 'scan', rest));
    await amina.call('DELETE', files('medical-files', 'scan'), {});
    expect((await words()).filter((line) => line.includes('medical-files'))).toEqual([
      'key create p-amina medical-files',
      'key share p-amina medical-files → dr-ada',
      'dr-ada (doctor) read p-amina medical-files',
      'p-amina (patient) delete p-amina medical-files',
    ]);
  });

  it('changes and deletions of records, a hundred of one batch as one entry', async () => {
    const grants = readingGrants('p-amina');
    const begun = await amina.must('POST', '/databases/transactions', {});
    const operations = Array.from({ length: 100 }, (_, n) => ({
      action: 'create',
      databaseId: DATABASE_ID,
      collectionId: 'blood_pressure',
      documentId: `batch-${n}`,
      data: { ...reading('p-amina'), $permissions: grants },
    }));
    await amina.must('POST', `/databases/transactions/${String(begun['$id'])}/operations`, { operations });
    await amina.must('PATCH', `/databases/transactions/${String(begun['$id'])}`, { commit: true });
    const [batch, ...rest] = await since('create');
    expect(rest).toEqual([]);
    expect(batch?.records).toHaveLength(100);
    await amina.must('DELETE', documents('blood_pressure', 'batch-7'), {});
    expect(await words('delete')).toEqual(['p-amina (patient) delete p-amina blood_pressure']);
  });

  it('nothing of a write that was refused, and nothing of her own looks', async () => {
    expect((await drAda.call('DELETE', documents('weight', 'w-p-amina'), {})).status).toBe(401);
    await amina.get('weight', 'w-p-amina');
    await amina.list('weight');
    expect(await words()).toEqual([]);
  });

  it('an open page of the doctor that receives changes, once a day', async () => {
    const listener = await drAda.listen('documents');
    for (const id of ['live-1', 'live-2'])
      await amina.create(
        'weight',
        id,
        { userId: 'p-amina', weight: 70, unit: 'kg', recordedAt: '2026-11-21T09:00:00.000+00:00' },
        readingGrants('p-amina'),
      );
    await amina.must('POST', '/functions/care-access/executions', {});
    await expect.poll(() => listener.received, soon).toEqual(expect.arrayContaining(['live-1', 'live-2']));
    const [entry, ...rest] = await since('deliver');
    expect(entry && inWords(entry)).toBe('dr-ada (doctor) deliver p-amina');
    expect(entry?.session).not.toBe('');
    expect(rest).toEqual([]);
    listener.close();
  });

  it('sign-ins, failed ones of an account, and changes of password, address and labels', async () => {
    const email = 'p-amina@example.com';
    const stranger = new Person('stranger', running.url);
    await stranger.call('POST', '/account/sessions/email', { email, password: 'wrong-password' });
    await stranger.call('POST', '/account/sessions/email', { email: 'no@example.com', password: 'wrong-password' });
    await stranger.must('POST', '/account/sessions/email', { email, password: 'Kite-and-Lamp-42' });
    const oldPassword = 'Kite-and-Lamp-42';
    await stranger.must('PATCH', '/account/password', { oldPassword, password: 'Boat-and-Lamp-43' });
    await stranger.must('PATCH', '/account/email', { email: 'new@example.com', password: 'Boat-and-Lamp-43' });
    await stranger.must('PATCH', '/account/mfa', { mfa: true });
    await server.must('PUT', '/users/p-amina/labels', { labels: ['moderator'] });
    await server.must('PUT', '/users/p-amina/labels', { labels: [] });
    expect(await words()).toEqual([
      'guest sign-in-failed p-amina',
      'p-amina (patient) sign-in p-amina email',
      'p-amina (patient) password p-amina',
      'p-amina (patient) email p-amina',
      'p-amina (patient) mfa p-amina on',
      'key labels p-amina moderator',
      'key labels p-amina',
    ]);
  });

  it('second factors, phone number, name and status of an account', async () => {
    const eva = await Person.join(running.url, 'p-eva');
    await server.must('PATCH', '/users/p-eva/name', { name: 'Eva' });
    await eva.must('PATCH', '/account/phone', { phone: '+15550100', password: 'Kite-and-Lamp-42' });
    const { secret } = await eva.must('POST', '/account/mfa/authenticators/totp', {});
    const otp = new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate();
    await eva.must('PUT', '/account/mfa/authenticators/totp', { otp });
    await eva.must('POST', '/account/mfa/recovery-codes', {});
    await server.must('DELETE', '/users/p-eva/mfa/authenticators/totp', {});
    await server.must('PATCH', '/users/p-eva/status', { status: false });
    expect((await words()).slice(2)).toEqual([
      'key name p-eva',
      'p-eva (patient) phone p-eva',
      'p-eva (patient) authenticator p-eva added',
      'p-eva (patient) recovery-codes p-eva',
      'key authenticator p-eva removed',
      'key status p-eva blocked',
    ]);
    expect(JSON.stringify(entriesIn(data))).not.toMatch(/15550100|Eva/);
  });

  it('a doctor who loses the access, with her who ended it', async () => {
    const bella = await joinPatient(running.url, 'p-bella', drAda.id);
    await expect.poll(async () => (await drAda.get('profiles', 'p-bella')).status, soon).toBe(200);
    await bella.must('PATCH', documents('profiles', 'p-bella'), { data: { assignedDoctorId: null } });
    expect(await words('unassign')).toEqual(['p-bella (patient) unassign p-bella profiles → dr-ada']);
    expect(await words('unshare')).toContain('p-bella (patient) unshare p-bella profiles → dr-ada');
  });

  it('for the patient what others did, her sign-ins, and nothing about other people', async () => {
    const dora = await joinPatient(running.url, 'p-dora', drAda.id);
    await expect.poll(async () => (await drAda.get('weight', 'w-p-dora')).status, soon).toBe(200);
    const { since: begin, entries } = (await dora.must('GET', '/maia/audit')) as unknown as OwnTrail;
    expect(begin).toBe(entriesIn(data)[0]?.at);
    const shown = entries.map(
      ({ actorName, isOwn, role, action, collection, otherName }) =>
        `${isOwn ? 'she' : actorName || role} ${[action, collection, otherName].filter((part) => part !== '').join(' ')}`,
    );
    expect(shown[0]).toBe('dr-ada read weight');
    expect(shown).toEqual(expect.arrayContaining(['she sign-in', 'she assign profiles dr-ada']));
    expect(shown.filter((line) => line.startsWith('she create'))).toEqual([]);
    expect(JSON.stringify(entries)).not.toContain('amina');
    expect((await new Person('guest', running.url).call('GET', '/maia/audit')).status).toBe(401);
    expect((await server.call('GET', '/maia/audit')).status).toBe(401);
  });

  it('an erased person without her name, and the doctor who looked with his', async () => {
    await joinPatient(running.url, 'p-carol', drAda.id);
    await expect.poll(async () => (await drAda.get('weight', 'w-p-carol')).status, soon).toBe(200);
    const before = await since();
    const head = verifyIn(data).head?.hash;
    const report = await server.must('DELETE', '/maia/people/p-carol');
    expect(report).toMatchObject({ hadAccount: true, traces: [] });
    const hers = before.filter(({ subject }) => subject === 'p-carol').map(({ seq }) => seq);
    const after = entriesIn(data).filter(({ seq }) => hers.includes(seq));
    expect(after.map(inWords)).toContain('dr-ada (doctor) read ? weight');
    expect(new Set(after.map(({ subject }) => subject))).toEqual(new Set(['?']));
    expect(await words('erase', 'forget')).toEqual(['key erase ?', 'server forget ?']);
    expect(verifyIn(data, { head }).fault).toBeNull();
  });

  it('the id of a doctor whose account is removed, so that patients still see who looked', async () => {
    await server.must('POST', '/users', { userId: 'dr-gone', email: 'gone@example.com', password: 'Kite-and-Lamp-42' });
    await server.must('PUT', '/users/dr-gone/labels', { labels: ['doctor'] });
    await server.must('DELETE', '/users/dr-gone', {});
    await server.must('POST', '/users', {
      userId: 'p-gone',
      email: 'p-gone@example.com',
      password: 'Kite-and-Lamp-42',
    });
    await server.must('DELETE', '/users/p-gone', {});
    expect(await words('account-delete')).toEqual(['key account-delete dr-gone', 'key account-delete ?']);
  });

  it('a chain that verifies after all this', async () => {
    await since();
    expect(verifyIn(data).fault).toBeNull();
  });
});
