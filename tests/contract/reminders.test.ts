import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Query } from 'node-appwrite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import remind from '../../functions/reminders/main.ts';
import { makeVapidKeys } from '../../scripts/provision/vapid-keys.ts';
import { startBackend, type RunningBackend } from '../../server/backend.ts';
import { derivedId } from '../../src/model/derived-id.ts';
import { doseId } from '../../src/model/dose.ts';
import { toInstant } from '../../src/model/instant.ts';
import { noticeId } from '../../src/model/reminder-notice.ts';
import { ownerGrants } from '../../src/model/permission.ts';
import { pushDevices, targetParts } from '../../src/model/push-target.ts';
import { PushService, type Delivered, type Subscription } from '../support/push-service.ts';
import { documents, Person } from './person.ts';

const data = mkdtempSync(join(tmpdir(), 'maia-reminders-'));
const config = fileURLToPath(new URL('../../appwrite.json', import.meta.url));
const vapid = makeVapidKeys();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let running: RunningBackend;
let server: Person;
let service: PushService;
let count = 0;
const logged: string[] = [];

const start = async () => {
  // Without a schedule of its own: the cases say when a minute begins.
  running = await startBackend({ config, data, port: 0, rateLimits: false });
  server = new Person('server', running.url, running.apiKey);
};
beforeAll(async () => {
  service = await PushService.start();
  await start();
});
afterAll(async () => {
  await running.close();
  await service[Symbol.asyncDispose]();
  rmSync(data, { recursive: true });
});
beforeEach(() => {
  service.delivered.length = 0;
  service.asked.length = 0;
  service.beforeAnswer = () => {};
});

const scopes = ['targets.read', 'targets.write', 'databases.read', 'documents.read', 'documents.write'];

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Runs the function with the headers and variables that a backend gives. @throws what breaks it off */
async function run(headers: Record<string, string>, path = '/', body: object = {}): Promise<Answer> {
  Object.assign(process.env, {
    APPWRITE_FUNCTION_API_ENDPOINT: `${running.url}/v1`,
    APPWRITE_FUNCTION_PROJECT_ID: 'maia',
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    PUSH_ORIGINS: service.origin,
  });
  const said: string[] = [];
  const answer = await remind({
    req: {
      method: 'POST',
      headers: { ...headers, 'x-appwrite-key': running.backend.issueKey(scopes, 90) },
      path,
      bodyText: JSON.stringify(body),
    },
    res: { json: (given, status = 200) => ({ status, body: given }), send: (given) => given },
    log: (text) => logged.push(text),
    error: (text) => said.push(text),
  });
  expect(said).toEqual([]);
  return answer as Answer;
}

/** One run of the schedule. @returns how many notices reached a device */
const tick = async () => Number((await run({ 'x-appwrite-trigger': 'schedule' })).body.sent);

/** The clock time of Nairobi, which has no summer time, at an instant. */
function wallClock(at: number): { date: string; time: string } {
  const [date = '', time = ''] = toInstant(at + 3 * HOUR).split('T');
  return { date, time: time.slice(0, 5) };
}

interface Patient {
  readonly id: string;
  readonly phone: Subscription;
  readonly device: string;
}

async function keepTarget(userId: string, phone: Subscription, showsNames = false): Promise<string> {
  const device = await derivedId(userId, phone.endpoint);
  for (const { id, identifier } of targetParts(device, { endpoint: phone.endpoint, ...phone.keys, showsNames }))
    await server.must('POST', `/users/${userId}/targets`, { targetId: id, identifier, providerType: 'push' });
  return device;
}

async function patient({ showsNames = false } = {}): Promise<Patient> {
  count += 1;
  const id = `patient-${count}`;
  await server.must('POST', '/users', { userId: id, email: `${id}@example.com` });
  const phone = service.subscribe();
  return { id, phone, device: await keepTarget(id, phone, showsNames) };
}

const grants = (id: string) => ownerGrants(['read', 'update', 'delete'], id);

/** A reminder with one dose, due this many minutes ago, as a phone writes it. */
async function reminder(patientOf: Patient, minutesAgo: number, more: object = {}): Promise<string> {
  const dueAt = Math.floor(Date.now() / MINUTE) * MINUTE - minutesAgo * MINUTE;
  const id = `r-${(count += 1)}`;
  const { time } = wallClock(dueAt);
  const record = {
    userId: patientOf.id,
    medicationName: 'Labetalol',
    dosage: '200 mg',
    frequency: 'daily',
    times: [time],
    isActive: true,
    timeZone: 'Africa/Nairobi',
    nextDueAt: toInstant(dueAt),
    ...more,
  };
  await server.create('medication_reminders', id, record, grants(patientOf.id));
  return id;
}
const got = ({ phone }: Patient): Delivered[] => service.deliveredTo(phone);
const noticesOf = async ({ id }: Patient) =>
  (await server.list('reminder_notices', Query.equal('userId', [id]))).body.documents ?? [];
const dueAgain = async (one: Patient) => {
  for (const { $id } of await noticesOf(one))
    await server.must('PATCH', `/databases/maia/collections/reminder_notices/documents/${$id}`, {
      data: { attemptAt: toInstant(Date.now() - 1000) },
    });
};

describe('a dose that is due', () => {
  it('is sent once, neutral, however often the function runs', async () => {
    const amina = await patient();
    const id = await reminder(amina, 0);
    expect(await tick()).toBe(1);
    expect(await tick()).toBe(0);
    expect(service.faults).toEqual([]);
    const [only, ...others] = got(amina);
    expect(others).toEqual([]);
    const { date, time } = wallClock(Date.now());
    expect(only?.payload).toMatchObject({ kind: 'dose', userId: amina.id, subjectId: id, date });
    expect(String(only?.payload.time) <= time).toBe(true);
    // Any digits may stand in the message's own id.
    expect(JSON.stringify({ ...only?.payload, id: '' })).not.toMatch(/labetalol|200/i);
    expect(only?.ttl).toBeGreaterThan(HOUR / 1000);
    const held = await server.get('medication_reminders', id);
    expect(Date.parse(String(held.body.nextDueAt))).toBeGreaterThan(Date.now() + 23 * HOUR);
  });

  it('names the medicine on the one device whose owner wants that', async () => {
    const amina = await patient({ showsNames: true });
    const other = service.subscribe();
    await keepTarget(amina.id, other);
    await reminder(amina, 0);
    await tick();
    expect(got(amina)[0]?.payload).toMatchObject({ name: 'Labetalol, 200 mg' });
    expect(service.deliveredTo(other)[0]?.payload).not.toHaveProperty('name');
  });

  it('is found though the phone gave no next time, or one that is two days late', async () => {
    const amina = await patient();
    const soon = Math.ceil(Date.now() / MINUTE) * MINUTE;
    const times = [wallClock(soon).time];
    const wrong = { times, scheduledSince: toInstant(Date.now() + 48 * HOUR) };
    const ids = [
      await reminder(amina, 0, { times, nextDueAt: null }),
      await reminder(amina, 0, { ...wrong, nextDueAt: toInstant(soon + 48 * HOUR) }),
    ];
    await tick();
    for (const id of ids) {
      const held = await server.get('medication_reminders', id);
      expect(Date.parse(String(held.body.nextDueAt)), id).toBe(soon);
      // The next minute may begin while other cases count.
      await server.must('DELETE', documents('medication_reminders', id));
    }
    expect(got(amina)).toEqual([]);
  });

  it('is not sent when it was recorded before, nor when the reminder pauses', async () => {
    const amina = await patient();
    const id = await reminder(amina, 0);
    await reminder(amina, 0, { isActive: false });
    const held = await server.get('medication_reminders', id);
    const { date, time } = wallClock(Date.parse(String(held.body.nextDueAt)));
    const taken = {
      userId: amina.id,
      reminderId: id,
      date,
      time,
      outcome: 'taken',
      recordedAt: toInstant(Date.now()),
    };
    await server.create('dose_events', await doseId(id, date, time), taken, grants(amina.id));
    expect(await tick()).toBe(0);
    expect(got(amina)).toEqual([]);
  });

  it('is never sent to the phone of somebody whom a stranger names', async () => {
    const [amina, mallory] = [await patient(), await patient()];
    await server.create(
      'medication_reminders',
      'forged',
      {
        userId: amina.id,
        medicationName: 'Nothing',
        dosage: '1',
        frequency: 'daily',
        times: [wallClock(Date.now()).time],
        isActive: true,
        timeZone: 'Africa/Nairobi',
        nextDueAt: toInstant(Date.now() - MINUTE),
      },
      grants(mallory.id),
    );
    await tick();
    expect([...got(amina), ...got(mallory)]).toEqual([]);
  });
});

describe('an outage', () => {
  it('between the claim and the message: a run after the lease sends it, once', async () => {
    const amina = await patient();
    const id = await reminder(amina, 0);
    const { nextDueAt } = (await server.get('medication_reminders', id)).body;
    // What a run leaves that ended right after its first write.
    const dose = { ...wallClock(Date.parse(String(nextDueAt))), kind: 'dose' as const, subjectId: id };
    const claimed = {
      ...dose,
      userId: amina.id,
      dueAt: String(nextDueAt),
      lastAt: toInstant(Date.now() + HOUR),
      attemptAt: toInstant(Date.now() + MINUTE),
      attempts: 1,
    };
    await server.create('reminder_notices', await noticeId(claimed), claimed, []);
    expect(await tick()).toBe(0);
    expect(got(amina)).toEqual([]);
    await dueAgain(amina);
    expect(await tick()).toBe(1);
    expect(await tick()).toBe(0);
    expect(got(amina)).toHaveLength(1);
  });

  it('of a run that hangs while the next one begins: each dose is sent by one of them', async () => {
    const some = await Promise.all(Array.from({ length: 6 }, () => patient()));
    for (const one of some) await reminder(one, 0);
    const sent = await Promise.all([tick(), tick(), tick()]);
    expect(sent.reduce((sum, each) => sum + each, 0)).toBe(some.length);
    expect(some.map((one) => got(one).length)).toEqual(some.map(() => 1));
  });

  it('of the whole server after the message left: what comes again has the same id and topic', async () => {
    const amina = await patient();
    await reminder(amina, 0);
    service.beforeAnswer = () => running.close();
    await expect(tick()).rejects.toThrow();
    service.beforeAnswer = () => {};
    await start();
    await dueAgain(amina);
    await tick();
    await tick();
    const [first, second, ...more] = got(amina);
    expect(more).toEqual([]);
    expect(second?.payload).toEqual(first?.payload);
    expect(second?.topic).toBe(first?.topic);
    expect(first?.topic).toBe(first?.payload.id);
  });

  it('of an hour: the dose comes late; of three hours: it does not come any more, and the next one is waited for', async () => {
    const [amina, beth] = [await patient(), await patient()];
    await reminder(amina, 60);
    const id = await reminder(beth, 180);
    expect(await tick()).toBe(1);
    expect(got(amina)).toHaveLength(1);
    expect(got(beth)).toEqual([]);
    const held = await server.get('medication_reminders', id);
    expect(Date.parse(String(held.body.nextDueAt))).toBeGreaterThan(Date.now() + 20 * HOUR);
  });

  it('of one device: only that one is tried again, with the pause its service asks for', async () => {
    const amina = await patient();
    const tablet = service.subscribe();
    await keepTarget(amina.id, tablet);
    await reminder(amina, 0);
    service.script(tablet, { status: 429, headers: { 'retry-after': '600' } });
    await tick();
    expect([got(amina).length, service.deliveredTo(tablet).length]).toEqual([1, 0]);
    const [waiting] = await noticesOf(amina);
    expect(Date.parse(String(waiting?.attemptAt))).toBeGreaterThan(Date.now() + 9 * MINUTE);
    await dueAgain(amina);
    expect(await tick()).toBe(1);
    expect([got(amina).length, service.deliveredTo(tablet).length]).toEqual([1, 1]);
  });

  it('of the push service for good: the attempts end', async () => {
    const amina = await patient();
    await reminder(amina, 0);
    service.script(amina.phone, ...Array.from({ length: 40 }, () => ({ status: 503 })));
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await tick();
      await dueAgain(amina);
      const [notice] = await noticesOf(amina);
      if (notice?.outcome) break;
    }
    expect((await noticesOf(amina))[0]).toMatchObject({ outcome: 'refused' });
    expect(service.asked.length).toBeLessThanOrEqual(8);
  });
});

describe('a record that nobody can work on', () => {
  it('holds up no other', async () => {
    const [amina, broken] = [await patient(), await patient()];
    await reminder(broken, 30);
    await reminder(amina, 0);
    // As a phone leaves it that was cut off while it wrote.
    const first = `${broken.device}-0`;
    await server.must('PATCH', `/users/${broken.id}/targets/${first}`, { identifier: `${first}/2 {` });
    await tick();
    expect(got(amina)).toHaveLength(1);
    expect((await noticesOf(broken))[0]).toMatchObject({ outcome: 'refused' });
  });
});

describe('a record that came past the forms', () => {
  it('is reported by its id and field, and what is right about it is sent', async () => {
    const amina = await patient();
    const first = wallClock(Date.now());
    const id = await reminder(amina, 0, { times: [first.time, '25:00', first.time] });
    logged.length = 0;
    expect(await tick()).toBe(1);
    expect(got(amina)).toHaveLength(1);
    expect(logged).toContain(`medication_reminders/${id} is not as the app writes it: times`);
    expect(logged.join()).not.toContain('Labetalol');
    await reminder(amina, 0, { timeZone: 'Mars/Olympus' });
    expect(await tick()).toBe(0);
  });
});

describe('a device', () => {
  it.each([404, 410])('that is gone (%i) is forgotten, and the others hear all the same', async (status) => {
    const amina = await patient();
    const gone = service.subscribe();
    await keepTarget(amina.id, gone);
    await reminder(amina, 0);
    service.script(gone, { status });
    expect(await tick()).toBe(1);
    const { targets } = await server.must('GET', `/users/${amina.id}/targets`);
    const left = pushDevices((targets as { $id: string; identifier: string }[]) ?? []);
    expect(left.map(({ device }) => device)).toEqual([amina.device]);
    expect(got(amina)).toHaveLength(1);
  });

  it('that refuses a message keeps its place', async () => {
    const amina = await patient();
    await reminder(amina, 0);
    service.script(amina.phone, { status: 413 });
    await tick();
    expect((await noticesOf(amina))[0]).toMatchObject({ outcome: 'refused', attemptAt: null });
    await reminder(amina, 0);
    expect(await tick()).toBe(1);
  });
});

describe('an appointment', () => {
  const visit = async (patientOf: Patient, at: number, more: object = {}) => {
    const id = `v-${(count += 1)}`;
    const record = { userId: patientOf.id, ...wallClock(at), timeZone: 'Africa/Nairobi', isCompleted: false, ...more };
    await server.create('appointments', id, record, grants(patientOf.id));
    return id;
  };

  it('is announced a day before and two hours before, each once', async () => {
    const amina = await patient();
    const begins = Math.floor(Date.now() / MINUTE) * MINUTE + 24 * HOUR;
    const id = await visit(amina, begins, { nextDueAt: toInstant(Date.now() - MINUTE) });
    expect(await tick()).toBe(1);
    expect(await tick()).toBe(0);
    const held = await server.get('appointments', id);
    expect(Date.parse(String(held.body.nextDueAt))).toBe(begins - 2 * HOUR);
    expect(got(amina)[0]?.payload).toMatchObject({ kind: 'dayBefore', subjectId: id, ...wallClock(begins) });
    expect(got(amina)[0]?.payload).not.toHaveProperty('name');

    await visit(amina, Math.floor(Date.now() / MINUTE) * MINUTE + 2 * HOUR, {
      nextDueAt: toInstant(Date.now() - MINUTE),
    });
    expect(await tick()).toBe(1);
    expect(got(amina).map(({ payload }) => payload.kind)).toEqual(['dayBefore', 'hoursBefore']);
  });

  it('that is done, or has no time zone, is not announced', async () => {
    const amina = await patient();
    const begins = Date.now() + 2 * HOUR;
    await visit(amina, begins, { isCompleted: true, nextDueAt: toInstant(Date.now() - MINUTE) });
    await visit(amina, begins, { timeZone: null, nextDueAt: toInstant(Date.now() - MINUTE) });
    expect(await tick()).toBe(0);
  });
});

describe('a caller', () => {
  const ask = ({ id }: Patient, path: string, body: object = {}) =>
    run({ 'x-appwrite-trigger': 'http', 'x-appwrite-user-id': id }, path, body);

  it('gets the key that browsers subscribe with', async () => {
    const amina = await patient();
    expect(await ask(amina, '/key')).toEqual({ status: 200, body: { publicKey: vapid.publicKey } });
  });

  it('tries out a device of her own and nobody else’s', async () => {
    const [amina, beth] = [await patient(), await patient()];
    const tried = await ask(amina, '/test', { device: amina.device });
    expect(tried).toMatchObject({ status: 200, body: { delivery: 'delivered' } });
    expect(got(amina)[0]?.payload).toMatchObject({ kind: 'test', id: tried.body.id });
    expect((await ask(amina, '/test', { device: beth.device })).status).toBe(404);
    expect(got(beth)).toEqual([]);
  });

  it('hears of a dose once more a quarter of an hour later, and not of a stranger’s', async () => {
    const [amina, beth] = [await patient(), await patient()];
    const id = await reminder(amina, 0);
    await tick();
    const payload = got(amina)[0]?.payload;
    const dose = { subjectId: id, date: payload?.date, time: payload?.time };
    expect((await ask(beth, '/later', dose)).status).toBe(404);
    expect((await ask(amina, '/later', { ...dose, date: 'today' })).status).toBe(400);
    const { body } = await ask(amina, '/later', dose);
    await ask(amina, '/later', dose);
    expect(Date.parse(String(body.at)) - Date.now()).toBeGreaterThan(14 * MINUTE);
    expect(await tick()).toBe(0);
    const again = (await noticesOf(amina)).filter(({ kind }) => kind === 'again');
    expect(again).toHaveLength(1);
    await dueAgain(amina);
    await tick();
    expect(got(amina).map(({ payload: one }) => one.kind)).toEqual(['dose', 'again']);
  });
});
