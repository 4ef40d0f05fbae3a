import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Query } from 'node-appwrite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginErasure, begunErasures, finishErasure } from '../../../functions/account/erase.ts';
import { connect, type Remote } from '../../../functions/account/remote.ts';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { runtimeParts } from '../../../server/runtime.ts';
import { recordTypes } from '../../../src/model/collections/collections.ts';
import { joinPatient, reading, readingGrants } from '../server/care-patient.ts';
import { Client } from '../server/client.ts';
import { documents, Person } from '../server/person.ts';
import { files, upload } from '../server/upload-file.ts';
import { configWithoutSchedule } from '../server/without-schedule.ts';

const data = mkdtempSync(join(tmpdir(), 'maia-account-'));
const AT = '2026-11-21T08:00:00.000+00:00';
const PASSWORD = 'Kite-and-Lamp-42';

let running: RunningBackend;
let server: Person;
let key: Client;
let doctor: Person;

beforeAll(async () => {
  const config = configWithoutSchedule(data);
  running = await startBackend({ config, data, port: 0, rateLimits: false, ...runtimeParts() });
  server = new Person('server', running.url, running.apiKey);
  key = new Client(`${running.url}/v1`, 'maia', { 'x-appwrite-key': running.apiKey });
  doctor = await Person.join(running.url, 'dr-ada');
  await server.must('PUT', '/users/dr-ada/labels', { labels: ['doctor'] });
});
afterAll(async () => {
  await running.close();
  rmSync(data, { recursive: true });
});

const erase = (person: Person, password: string) =>
  person.must('POST', '/functions/account/executions', { path: '/erase', body: JSON.stringify({ password }) });
const finishBegun = () => server.must('POST', '/functions/account/executions', {});

async function putFile(bucket: string, id: string, permissions: string[]): Promise<void> {
  const jpeg = Buffer.from(
    '/9j/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=',
    'base64',
  );
  const sent = await upload(key, bucket, id, bucket === 'medical-files' ? Buffer.from('%PDF-1.7\nscan') : jpeg, {
    name: bucket === 'medical-files' ? 'scan.pdf' : 'me.jpg',
    permissions,
  });
  expect(sent.status, sent.text).toBe(201);
}

/** Signs a person up and writes one record of every kind for her. */
async function joinWithAll(id: string): Promise<Person> {
  const person = await joinPatient(running.url, id, 'dr-ada');
  await putFile('medical-files', `scan-${id}`, readingGrants(id));
  await putFile('profile-photos', `photo-${id}`, [`read("user:${id}")`]);
  const record = { userId: id, fileId: `scan-${id}`, fileName: 'scan.pdf' };
  await person.create('medical_documents', `d-${id}`, record, readingGrants(id));
  await person.must('POST', '/account/targets/push', { targetId: `push-${id}`, identifier: `address-${id}` });
  const topic = { userId: id, userName: id, title: 'Swollen feet', content: 'Anybody else?' };
  await server.create('forum_topics', `topic-${id}`, topic);
  await server.create('forum_posts', `post-${id}`, {
    userId: id,
    userName: id,
    topicId: `topic-${id}`,
    content: 'Yes',
  });
  const author = { userId: id, topicId: `topic-${id}`, penId: `pen-${id}`, pairId: `pair-${id}` };
  await server.create('forum_authors', `author-${id}`, author, [`read("user:${id}")`]);
  await server.create('votes', `vote-${id}`, {
    userId: id,
    targetId: `topic-${id}`,
    targetType: 'topic',
    voteType: 'up',
  });
  const told = { userId: id, doctorId: 'dr-ada', sessionId: `${id}-x`, role: 'doctor', content: 'Rest', timestamp: AT };
  await doctor.create('doctor_messages', `m-${id}`, { ...told, senderId: 'dr-ada' }, readingGrants('dr-ada'));
  return person;
}

/** The collections that still hold something of this person. */
async function leftOf(id: string): Promise<string[]> {
  const left: string[] = [];
  for (const { collection, fields } of recordTypes) {
    if (!('userId' in fields)) continue;
    if ((await server.list(collection, Query.equal('userId', [id]))).body.total !== 0) left.push(collection);
  }
  for (const path of [files('medical-files', `scan-${id}`), files('profile-photos', `photo-${id}`), `/users/${id}`])
    if ((await server.call('GET', path)).status !== 404) left.push(path);
  return left;
}

describe('erasing one’s account', () => {
  it('takes records, files, push targets and sessions, and leaves what was said in the forum without a name', async () => {
    const amina = await joinWithAll('amina');
    await joinWithAll('bella');
    await expect.poll(async () => (await doctor.get('profiles', 'amina')).status).toBe(200);
    const kept = await leftOf('bella');
    expect(kept.length).toBeGreaterThan(10);

    const refused = await erase(amina, 'Not-the-one-1');
    expect(refused).toMatchObject({ status: 'completed', responseStatusCode: 401 });
    expect((await amina.call('GET', '/account')).status).toBe(200);
    expect((await amina.must('GET', '/account/sessions')).total).toBe(1);

    const done = await erase(amina, PASSWORD);
    expect(done, String(done.errors)).toMatchObject({ responseStatusCode: 200, responseBody: '{"state":"done"}' });
    expect(await leftOf('amina')).toEqual([]);
    expect((await amina.call('GET', '/account')).status).toBe(401);
    for (const [collection, id] of [
      ['forum_topics', 'topic-amina'],
      ['forum_posts', 'post-amina'],
    ] as const)
      expect((await doctor.get(collection, id)).body).toMatchObject({ userId: 'erased', userName: 'Anonymous' });
    expect((await doctor.get('forum_topics', 'topic-amina')).body).toMatchObject({ title: 'Swollen feet' });
    expect(await leftOf('bella')).toEqual(kept);
    // The email address is free again, and a new account with it starts empty.
    const account = { email: 'amina@example.com', password: PASSWORD };
    const again = new Person('amina-again', running.url);
    await again.must('POST', '/account', { userId: again.id, ...account });
    await again.must('POST', '/account/sessions/email', account);
    expect((await again.list('blood_pressure')).body.total).toBe(0);
  });

  it('that breaks off again and again, at every step, is finished by the schedule', async () => {
    const steps = [
      'removePushTargets',
      'removeFile',
      'removeSome',
      'change',
      'removeHidden',
      'removeAccount',
      'forget',
    ] as const;
    await joinWithAll('cora');
    const remote = connectAsFunction();
    const brokenAt = (step: keyof Remote): Remote => ({
      ...remote,
      [step]: () => Promise.reject(new Error(`no power at ${step}`)),
    });
    await expect(beginErasure(brokenAt('blockAccount'), 'cora')).rejects.toThrow('no power at blockAccount');
    for (const step of steps) {
      const work = finishErasure(brokenAt(step), 'cora', { check() {} });
      await expect(work).rejects.toThrow(`no power at ${step}`);
      expect(await begunErasures(remote)).toEqual(['cora']);
    }
    const run = await finishBegun();
    expect(run, String(run.errors)).toMatchObject({ responseBody: '{"done":1}' });
    expect(await leftOf('cora')).toEqual([]);
    expect(await begunErasures(remote)).toEqual([]);
  });

  it('leaves hidden what a moderator hides at the same moment', async () => {
    const dina = await joinWithAll('dina');
    const remote = connectAsFunction();
    const topic = documents('forum_topics', 'topic-dina');
    let isHidden = false;
    const late: Remote = {
      ...remote,
      async listSome(collection, userId) {
        const held = await remote.listSome(collection, userId);
        if (!isHidden && collection === 'forum_topics') {
          isHidden = true;
          const permissions = ['read("label:moderator")', 'read("label:admin")', `read("user:${dina.id}")`];
          await server.must('PATCH', topic, { data: { isHidden }, permissions });
        }
        return held;
      },
    };
    await beginErasure(remote, dina.id);
    await finishErasure(late, dina.id, { check: () => undefined });
    expect(await leftOf(dina.id)).toEqual([]);
    expect(await server.must('GET', topic)).toMatchObject({ userId: 'erased', userName: 'Anonymous', isHidden: true });
    expect((await doctor.get('forum_topics', 'topic-dina')).status).toBe(404);
  });

  it('passes over what belongs to an account whose id differs in letter case alone', async () => {
    await joinWithAll('ella');
    const kept = await leftOf('ella');
    const own = reading('ELLA');
    await server.create('blood_pressure', 'z-own', own, readingGrants('ELLA'));
    const steps = { check: () => undefined };
    await finishErasure(connectAsFunction(), 'ELLA', steps);
    expect((await server.get('blood_pressure', 'z-own')).status).toBe(404);
    expect(await leftOf('ella')).toEqual(kept);
    expect((await server.get('forum_topics', 'topic-ella')).body).toMatchObject({ userId: 'ella' });
  });

  it('ends for an account with the id of those who are gone, and leaves their texts', async () => {
    const text = { userId: 'erased', userName: 'Anonymous', title: 'Swollen feet', content: 'Anybody else?' };
    await server.create('forum_topics', 'topic-of-nobody', text);
    let steps = 0;
    const deadline = {
      check() {
        if (++steps > 200) throw new Error('for ever');
      },
    };
    await finishErasure(connectAsFunction(), 'erased', deadline);
    expect((await server.get('forum_topics', 'topic-of-nobody')).body).toMatchObject(text);
  });

  it('is not for doctors, not for guests and not for the account of another user', async () => {
    expect(await erase(doctor, PASSWORD)).toMatchObject({ responseStatusCode: 403 });
    const cleo = await Person.join(running.url, 'cleo');
    const headers = { 'x-appwrite-user-id': 'bella' };
    const run = await cleo.must('POST', '/functions/account/executions', {
      path: '/erase',
      headers,
      body: JSON.stringify({ password: PASSWORD, userId: 'bella' }),
    });
    expect(run).toMatchObject({ responseStatusCode: 200 });
    expect((await server.call('GET', '/users/bella')).status).toBe(200);
    expect((await server.call('GET', '/users/cleo')).status).toBe(404);
    const guest = new Person('guest', running.url);
    expect((await guest.call('POST', '/functions/account/executions', { path: '/erase' })).status).toBe(401);
  });
});

function connectAsFunction(): Remote {
  process.env.APPWRITE_FUNCTION_API_ENDPOINT = `${running.url}/v1`;
  process.env.APPWRITE_FUNCTION_PROJECT_ID = 'maia';
  return connect(running.apiKey);
}
