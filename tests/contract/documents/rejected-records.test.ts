import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { appointment } from '../../../src/model/records/appointment.ts';
import { ownerGrants } from '../../../src/model/schema/permission.ts';
import { validateRecord } from '../../../src/model/schema/record.ts';
import { reminder } from '../../../src/model/reminders/reminder.ts';
import { documents, Person } from '../server/person.ts';

const data = mkdtempSync(join(tmpdir(), 'maia-refused-'));
let running: RunningBackend;
let amina: Person;
let server: Person;
let count = 0;

beforeAll(async () => {
  const config = fileURLToPath(new URL('../../../appwrite.json', import.meta.url));
  running = await startBackend({ config, data, port: 0, rateLimits: false });
  amina = await Person.join(running.url, 'amina');
  server = new Person('server', running.url, running.apiKey);
});
afterAll(async () => {
  await running.close();
  rmSync(data, { recursive: true });
});

const iron = {
  userId: 'amina',
  medicationName: 'Iron',
  dosage: '1 tablet',
  frequency: 'Twice a day',
  times: ['08:00', '20:00'],
  timeZone: 'Africa/Nairobi',
};
const scan = { userId: 'amina', date: '2026-11-24', time: '09:30', timeZone: 'Africa/Nairobi' };
const permissions = ownerGrants(['read', 'update', 'delete'], 'amina');

const forms = {
  medication_reminders: { type: reminder, good: iron },
  appointments: { type: appointment, good: scan },
} as const;

/** Records that the app's form rejects. */
const bad = [
  ['medication_reminders', { medicationName: '  ' }],
  ['medication_reminders', { times: ['25:00'] }],
  ['medication_reminders', { times: ['08:00', '20:00', '08:00'] }],
  ['medication_reminders', { startsOn: '2026-11-21', endsOn: '2026-11-20' }],
  ['medication_reminders', { timeZone: 'Mars/Olympus' }],
  ['medication_reminders', { notes: 'x'.repeat(1001) }],
  [
    'medication_reminders',
    { times: Array.from({ length: 25 }, (_, at) => `${String(at % 24).padStart(2, '0')}:0${at % 7}`) },
  ],
  ['appointments', { date: ' ' }],
  ['appointments', { date: '2026-02-30' }],
  ['appointments', { time: '24:00' }],
  ['appointments', { timeZone: 'Europe/Nowhere' }],
  ['appointments', { plannedAt: '2026-11-24T06:31:00.000+00:00' }],
  ['appointments', { notes: 'x'.repeat(1001) }],
  ['appointments', { questions: ['x'.repeat(301)] }],
] as const;

describe('the server refuses what the form refuses', () => {
  it.each(bad)('%s: %o', async (collection, changes) => {
    const { type, good } = forms[collection];
    expect(validateRecord(type as never, { ...good, ...changes })).not.toEqual([]);
    const path = documents(collection);
    const id = `r-${(count += 1)}`;
    const values = { ...good, ...changes };
    const staged = async () => {
      const { $id } = await amina.must('POST', '/databases/transactions', {});
      const at = `/databases/transactions/${String($id)}`;
      const operation = { action: 'create', databaseId: 'maia', collectionId: collection, documentId: id };
      const operations = [{ ...operation, data: { ...values, $permissions: permissions } }];
      const answer = await amina.call('POST', `${at}/operations`, { operations });
      return answer.status >= 300 ? answer : amina.call('PATCH', at, { commit: true });
    };
    const created = await amina.call('POST', path, { documentId: id, data: values, permissions });
    const put = await amina.call('PUT', `${path}/${id}`, { data: values, permissions });
    const committed = await staged();
    expect((await amina.get(collection, id)).status).toBe(404);

    await amina.create(collection, id, good, permissions);
    const changed = await amina.call('PATCH', `${path}/${id}`, { data: changes });
    for (const answer of [created, put, committed, changed])
      expect([answer.status, answer.body['type']]).toEqual([400, 'document_invalid_structure']);
    const held = await amina.get(collection, id);
    expect(held.body).toMatchObject(good);
    expect((await amina.call('DELETE', `${path}/${id}`)).status).toBe(204);
  });

  it('by an increment or decrement, alone or in a transaction, however its limits are asked for', async () => {
    const limited = { ...iron, everyDays: 2 };
    await amina.create('medication_reminders', 'stepped', limited, permissions);
    const path = documents('medication_reminders', 'stepped');
    const answers = [
      await amina.call('PATCH', `${path}/everyDays/increment`, { value: 1000 }),
      await amina.call('PATCH', `${path}/everyDays/increment`, { value: 1000, max: 5000 }),
      await amina.call('PATCH', `${path}/everyDays/decrement`, { value: 2 }),
    ];
    const { $id } = await amina.must('POST', '/databases/transactions', {});
    const operations = [
      {
        action: 'increment',
        databaseId: 'maia',
        collectionId: 'medication_reminders',
        documentId: 'stepped',
        data: { attribute: 'everyDays', value: 1000 },
      },
    ];
    await amina.must('POST', `/databases/transactions/${String($id)}/operations`, { operations });
    answers.push(await amina.call('PATCH', `/databases/transactions/${String($id)}`, { commit: true }));
    const reading = { userId: 'amina', systolic: 120, diastolic: 80, recordedAt: '2026-11-20T08:00:00.000+00:00' };
    await amina.create('blood_pressure', 'stepped', reading, permissions);
    const systolic = `${documents('blood_pressure', 'stepped')}/systolic/increment`;
    answers.push(await amina.call('PATCH', systolic, { value: 1000 }));
    for (const { status, body } of answers) expect([status, body['type']]).toEqual([400, 'document_invalid_structure']);
    expect((await amina.get('medication_reminders', 'stepped')).body).toMatchObject(limited);
    expect((await amina.call('PATCH', `${path}/everyDays/increment`, { value: 5 })).status).toBe(200);
  });

  it('in the words of the form', async () => {
    const body = { documentId: 'twice', data: { ...iron, times: ['08:00', '08:00'] }, permissions };
    const answer = await amina.call('POST', documents('medication_reminders'), body);
    expect(answer.body['message']).toContain('08:00 is there twice. One time is one dose.');
  });
});

describe('the server takes', () => {
  it('a visit that was planned in time and arrives when it is over, and what is written down about it', async () => {
    const past = { ...scan, date: '2026-11-01', plannedAt: '2026-10-20T08:00:00.000+00:00' };
    await amina.create('appointments', 'over', past, permissions);
    const changed = await amina.call('PATCH', documents('appointments', 'over'), {
      data: { isCompleted: true, notes: 'all well' },
    });
    expect(changed.status).toBe(200);
  });

  it('from a key what came before a rule, and lets functions put it right', async () => {
    await server.create('medication_reminders', 'old', { ...iron, times: ['25:00'] }, permissions);
    const path = documents('medication_reminders', 'old');
    expect((await server.call('PATCH', path, { data: { isActive: false } })).status).toBe(200);
    expect((await amina.call('PATCH', path, { data: { times: ['05:00'] } })).status).toBe(200);
  });
});
