import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { runtimeParts } from '../../../server/runtime.ts';
import { ownerGrants } from '../../../src/model/schema/permission.ts';
import { until } from '../../support/until.ts';
import { everything, joinPatient, reading, readingGrants, seenBy } from '../server/care-patient.ts';
import { documents, Person, type Answer } from '../server/person.ts';
import { configWithoutSchedule } from '../server/without-schedule.ts';

const data = mkdtempSync(join(tmpdir(), 'maia-owned-'));
let running: RunningBackend;
let server: Person;
let doctor: Person;
let formerDoctor: Person;
let patient: Person;
let stranger: Person;

/** Functions run after the response, so the tests poll. */
const eventually = <T>(ask: () => T) => expect.poll(ask, { timeout: 10_000, interval: 40 });
const AT = '2026-11-21T08:00:00.000+00:00';

beforeAll(async () => {
  const config = configWithoutSchedule(data);
  running = await startBackend({ config, data, port: 0, rateLimits: false, ...runtimeParts() });
  server = new Person('server', running.url, running.apiKey);
  doctor = await Person.join(running.url, 'dr-ada');
  formerDoctor = await Person.join(running.url, 'dr-ben');
  for (const { id } of [doctor, formerDoctor]) await server.must('PUT', `/users/${id}/labels`, { labels: ['doctor'] });
  patient = await joinPatient(running.url, 'amina', doctor.id);
  stranger = await joinPatient(running.url, 'mallory', doctor.id);
  for (const id of ['amina', 'mallory'])
    await until(`the doctor sees ${id}`, async () => (await seenBy(doctor, id)).length === everything(id).length);
});
afterAll(async () => {
  await running.close();
  rmSync(data, { recursive: true });
});

/** A call for every verb that could write these values into this document. */
function attempts(person: Person, collection: string, id: string, values: Record<string, unknown>) {
  const permissions = ownerGrants(['read', 'update', 'delete'], person.id);
  const staged = async (action: string): Promise<Answer> => {
    const begun = await person.call('POST', '/databases/transactions', {});
    if (begun.status >= 300) return begun;
    const path = `/databases/transactions/${String(begun.body.$id)}`;
    const operation = { action, databaseId: 'maia', collectionId: collection, documentId: id };
    const held = { ...values, ...(action === 'update' ? {} : { $permissions: permissions }) };
    const answer = await person.call('POST', `${path}/operations`, { operations: [{ ...operation, data: held }] });
    return answer.status >= 300 ? answer : person.call('PATCH', path, { commit: true });
  };
  const [[field = '', value] = []] = [Object.entries(values)];
  return {
    POST: () => person.call('POST', documents(collection), { documentId: id, data: values, permissions }),
    PATCH: () => person.call('PATCH', documents(collection, id), { data: values }),
    PUT: () => person.call('PUT', documents(collection, id), { data: values, permissions }),
    'transaction create': () => staged('create'),
    'transaction update': () => staged('update'),
    'transaction upsert': () => staged('upsert'),
    'many at once': () => person.call('PATCH', documents(collection), { data: values }),
    ...(typeof value === 'number' && {
      increment: () => person.call('PATCH', `${documents(collection, id)}/${field}/increment`, { value }),
      decrement: () => person.call('PATCH', `${documents(collection, id)}/${field}/decrement`, { value }),
    }),
  };
}

/** The document's values without the server's own times. */
async function shown(collection: string, id: string): Promise<Record<string, unknown>> {
  const { body } = await server.get(collection, id);
  const { $updatedAt: _, ...rest } = body;
  return rest;
}

describe('a field that belongs to the server', () => {
  const topic = { userId: 'amina', title: 'Sleep', content: 'How?', replyCount: 2, voteScore: 3, isLocked: false };
  const post = { userId: 'amina', topicId: 'topic', content: 'So.', voteScore: 3 };
  const vote = { userId: 'amina', targetId: 'topic', targetType: 'topic', voteType: 'up' };
  const hospital = { name: 'Lakeside' };
  const listed = { userId: 'dr-ada', name: 'Dr Ada', hospitalId: 'lakeside' };
  const table: [collection: string, id: string, held: Record<string, unknown>, forged: Record<string, unknown>][] = [
    ['forum_topics', 'topic', topic, { voteScore: 1000 }],
    ['forum_topics', 'topic', topic, { replyCount: 1000 }],
    ['forum_topics', 'topic', topic, { isPinned: true }],
    ['forum_topics', 'topic', topic, { isLocked: true }],
    ['forum_topics', 'topic', topic, { lastReplyAt: AT }],
    ['forum_topics', 'topic', topic, { userId: 'mallory' }],
    ['forum_posts', 'post', post, { voteScore: 1000 }],
    ['forum_posts', 'post', post, { userId: 'mallory' }],
    ['votes', 'vote', vote, { voteType: 'down' }],
    ['votes', 'vote', vote, { userId: 'mallory' }],
    ['doctors', 'dr-ada', listed, { hospitalId: 'elsewhere' }],
    ['hospitals', 'lakeside', hospital, { maternityPhone: '+254 900' }],
    [
      'function_state',
      'state',
      { owner: 'care-access', value: '{}' },
      { value: '{"doctorId":"dr-ben","isDone":true}' },
    ],
  ];

  it.each(table)('of %s (%s) cannot be written by any user: %#', async (collection, id, held, forged) => {
    const there = await server.get(collection, id);
    const permissions = [...ownerGrants(['read'], 'amina'), 'read("users")'];
    if (there.status === 404) await server.create(collection, id, held, permissions);
    const before = await shown(collection, id);
    for (const person of [patient, stranger, doctor, new Person('guest', running.url)]) {
      for (const [verb, attempt] of Object.entries(attempts(person, collection, id, { ...held, ...forged }))) {
        expect((await attempt()).status, `${person.id} ${verb}`).toBeGreaterThanOrEqual(400);
      }
      const another = await person.call('POST', documents(collection), { documentId: 'unique()', data: held });
      expect(another.status, `${person.id} another`).toBe(401);
    }
    expect(await shown(collection, id)).toEqual(before);
  });

  it('of an account cannot be written by any route of the account', async () => {
    const forged = { labels: ['doctor', 'admin'], emailVerification: true, status: true, $id: 'dr-ada', mfa: true };
    const routes: [string, string, Record<string, unknown>][] = [
      ['PATCH', '/account/name', { name: 'Mallory' }],
      ['PATCH', '/account/prefs', { prefs: { labels: ['doctor'] } }],
      ['PATCH', '/account/email', { email: 'mallory@example.com', password: 'Kite-and-Lamp-42' }],
      ['PATCH', '/account/phone', { phone: '+254700000001', password: 'Kite-and-Lamp-42' }],
      ['PATCH', '/account/password', { password: 'Kite-and-Lamp-43', oldPassword: 'Kite-and-Lamp-42' }],
      ['PATCH', '/account/sessions/current', {}],
      ['POST', '/account/jwts', {}],
    ];
    for (const [method, path, body] of routes) await stranger.must(method, path, { ...body, ...forged });
    const fresh = new Person('fresh', running.url);
    const given = { userId: 'fresh', email: 'fresh@example.com', password: 'Kite-and-Lamp-42', ...forged };
    await fresh.must('POST', '/account', given);
    for (const id of ['mallory', 'fresh']) {
      const account = await server.must('GET', `/users/${id}`);
      expect([account.$id, account.labels, account.emailVerification]).toEqual([id, [], false]);
    }
    for (const path of ['/users/mallory/labels', '/users/mallory/verification', '/users/mallory/status'])
      expect((await stranger.call(path.endsWith('labels') ? 'PUT' : 'PATCH', path, forged)).status).toBe(401);
  });

  it('of the store ($id, times, grants, place) is dropped from the data of any caller', async () => {
    const forged = {
      $id: 'other',
      $createdAt: '2001-01-01T00:00:00.000+00:00',
      $updatedAt: '2001-01-01T00:00:00.000+00:00',
      $permissions: ['read("any")'],
      $sequence: '1',
      $collectionId: 'profiles',
    };
    const made = await patient.create(
      'weight',
      'w-meta',
      { userId: 'amina', weight: 70, unit: 'kg', recordedAt: AT, ...forged },
      readingGrants('amina'),
    );
    expect(made.$id).toBe('w-meta');
    expect(String(made.$createdAt)).not.toContain('2001');
    expect(made.$permissions).toEqual(readingGrants('amina'));
    expect((await patient.get('weight', 'other')).status).toBe(404);
  });
});

describe('the name of another person on a record', () => {
  it('put there by any verb, shows the record neither to her nor to the doctor of both', async () => {
    const grants = ownerGrants(['read', 'update', 'delete'], 'mallory');
    const appointment = { userId: 'mallory', date: '2026-12-01', time: '10:30' };
    const shownTo = async (person: Person, id: string) => (await person.get('appointments', id)).status;
    const settle = () => stranger.must('POST', '/functions/care-access/executions', { path: '/', method: 'POST' });
    const sweep = () => server.must('POST', '/functions/care-access/executions', {});
    const verbs = ['PATCH', 'PUT', 'transaction update', 'transaction upsert'] as const;
    for (const [nth, verb] of verbs.entries()) {
      const id = `a-forged-${nth}`;
      await stranger.create('appointments', id, appointment, grants);
      await settle();
      expect(await shownTo(doctor, id), verb).toBe(200);
      const changed = await attempts(stranger, 'appointments', id, { ...appointment, userId: 'amina' })[verb]();
      // An upsert that names the doctor's existing grant is refused, so the document is unchanged.
      if (changed.status >= 300) continue;
      await sweep();
      expect(await shownTo(doctor, id), verb).toBe(404);
      expect(await shownTo(patient, id), verb).toBe(404);
      expect(await shownTo(stranger, id), verb).toBe(200);
    }
    const born = await attempts(stranger, 'appointments', 'a-born', { ...appointment, userId: 'amina' }).POST();
    expect(born.status).toBe(201);
    await sweep();
    expect(await shownTo(doctor, 'a-born')).toBe(404);
  });

  it('on a reading gives no user a right that its writer could not give', async () => {
    for (const permissions of [
      ['read("user:dr-ada")'],
      ['read("label:doctor")'],
      ['read("user:amina")'],
      ['update("user:amina")'],
    ]) {
      const data = reading('mallory');
      const made = await stranger.call('POST', documents('blood_pressure'), {
        documentId: 'unique()',
        data,
        permissions,
      });
      expect(made.status, String(permissions)).toBe(401);
    }
  });
});

describe('a message', () => {
  const message = (changes: Record<string, unknown>) => ({
    userId: 'amina',
    doctorId: 'dr-ada',
    sessionId: 'amina-dr-ada',
    senderId: 'amina',
    role: 'patient',
    content: 'Good morning',
    timestamp: AT,
    ...changes,
  });
  const seen = async (person: Person, id: string) => {
    const { status, body } = await person.get('doctor_messages', id);
    return status === 200 ? [body.senderId, body.role, body.isRead] : status;
  };
  const fence = async (id: string) => {
    await patient.create('doctor_messages', id, message({}), readingGrants('amina'));
    await eventually(() => seen(doctor, id)).toEqual(['amina', 'patient', false]);
  };

  const own = (person: Person) => ownerGrants(['read', 'update', 'delete'], person.id);
  it.each([
    ['that says it is the doctor’s', { role: 'doctor' }],
    ['that says it was read', { isRead: true }],
    ['that says both', { role: 'doctor', isRead: true }],
  ])('of a patient %s arrives as what it is', async (_, forged) => {
    const ways = ['POST', 'PUT', 'transaction create', 'transaction upsert'] as const;
    for (const [nth, verb] of ways.entries()) {
      const id = `m-${Object.keys(forged).join('')}-${nth}`;
      const sent = await attempts(patient, 'doctor_messages', id, message(forged))[verb]();
      expect(sent.status, verb).toBeLessThan(300);
      // A create triggers care-access through an event; after an upsert care-access runs at a push or in the minute's
      // sweep.
      await patient.must('POST', '/functions/care-access/executions', { path: '/', method: 'POST' });
      await eventually(() => seen(doctor, id)).toEqual(['amina', 'patient', false]);
      // After that the sender can no longer change any of it, although she had the right at first.
      for (const [again, attempt] of Object.entries(attempts(patient, 'doctor_messages', id, message(forged))))
        expect((await attempt()).status, again).toBeGreaterThanOrEqual(400);
      expect(await seen(doctor, id), verb).toEqual(['amina', 'patient', false]);
    }
  });

  it('under the name of the other party goes nowhere', async () => {
    await patient.create(
      'doctor_messages',
      'm-as-doctor',
      message({ senderId: 'dr-ada', role: 'doctor' }),
      own(patient),
    );
    await stranger.create('doctor_messages', 'm-as-amina', message({}), own(stranger));
    await fence('m-fence-1');
    expect(await seen(doctor, 'm-as-doctor')).toBe(404);
    expect(await seen(doctor, 'm-as-amina')).toBe(404);
    expect(await seen(patient, 'm-as-amina')).toBe(404);
  });

  it('of a doctor arrives as his, whatever role it names', async () => {
    await doctor.create(
      'doctor_messages',
      'm-down',
      message({ senderId: 'dr-ada', role: 'patient', isRead: true }),
      own(doctor),
    );
    await eventually(() => seen(patient, 'm-down')).toEqual(['dr-ada', 'doctor', false]);
  });

  it('that was read stays read', async () => {
    await fence('m-read');
    await server.must('PATCH', documents('doctor_messages', 'm-read'), { data: { isRead: true } });
    await server.must('POST', '/functions/care-access/executions', {});
    expect(await seen(doctor, 'm-read')).toEqual(['amina', 'patient', true]);
  });
});

describe('a doctor who was hers', () => {
  it('gets no event of her new doctor, and none after that', async () => {
    await joinPatient(running.url, 'bea', formerDoctor.id);
    const bea = new Person('bea', running.url);
    await bea.must('POST', '/account/sessions/email', { email: 'bea@example.com', password: 'Kite-and-Lamp-42' });
    await eventually(() => seenBy(formerDoctor, 'bea')).toEqual(everything('bea'));
    const [former, present] = [await formerDoctor.listen('documents'), await doctor.listen('documents')];
    await bea.must('PATCH', documents('profiles', 'bea'), { data: { assignedDoctorId: doctor.id } });
    await eventually(() => seenBy(formerDoctor, 'bea')).toEqual([]);
    await eventually(() => seenBy(doctor, 'bea')).toEqual(everything('bea'));
    expect(former.received).toEqual([]);

    await bea.must('PATCH', documents('profiles', 'bea'), { data: { name: 'bea again' } });
    await bea.create('blood_pressure', 'bp-bea-2', reading('bea'), readingGrants('bea'));
    await bea.must('POST', '/functions/care-access/executions', { path: '/', method: 'POST' });
    await bea.must('DELETE', documents('weight', 'w-bea'), {});
    await eventually(() => present.received).toEqual(expect.arrayContaining(['bp-bea-2', 'w-bea']));
    expect(former.received).toEqual([]);
    former.close();
    present.close();
  });
});
