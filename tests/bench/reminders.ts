import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appwriteConfig } from '../../scripts/appwrite/appwrite-json.ts';
import { makeVapidKeys } from '../../scripts/provision/vapid-keys.ts';
import { connect } from '../../functions/reminders/remote.ts';
import { followChanges, stateId } from '../../functions/reminders/follow-changes.ts';
import { forEach, type Run } from '../../functions/reminders/run.ts';
import { sendDue } from '../../functions/reminders/send-due.ts';
import { sendRetries } from '../../functions/reminders/send-retries.ts';
import { sources } from '../../functions/reminders/sources.ts';
import { PushSender, type Sender } from '../../functions/reminders/web-push/web-push.ts';
import { startBackend } from '../../server/backend.ts';
import { derivedId } from '../../src/model/schema/derived-id.ts';
import { MINUTE_MS } from '../../src/model/time/durations.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { ownerGrants } from '../../src/model/schema/permission.ts';
import { targetParts } from '../../src/model/notifications/push-target.ts';
import { PushService, type Subscription } from '../support/network/push-service.ts';
import { documents, Person } from '../contract/server/person.ts';
import { printReport } from './harness/report.ts';

const ACTIVE = 100_000;
const FEW = 1_000;
const DUE = 300;
const PHONES = 100;
const BATCH = 100;
const RUNS = 3;
const config = fileURLToPath(new URL('../../appwrite.json', import.meta.url));
const keys = makeVapidKeys();
const sender: Sender = { ...keys, subject: 'mailto:bench@example.org' };

interface Samples {
  readonly quiet: number[];
  readonly due: number[];
}

/** Measures a backend with this many active reminders, of which `DUE` become due in each of the next minutes. */
async function measure(active: number, service: PushService): Promise<Samples> {
  const began = performance.now();
  const data = mkdtempSync(join(tmpdir(), 'maia-bench-'));
  const running = await startBackend({ config, data, port: 0, rateLimits: false });
  const server = new Person('server', running.url, running.apiKey);
  Object.assign(process.env, {
    APPWRITE_FUNCTION_API_ENDPOINT: `${running.url}/v1`,
    APPWRITE_FUNCTION_PROJECT_ID: 'maia',
    PUSH_ORIGINS: service.origin,
  });
  const phones: Subscription[] = [];
  for (let n = 0; n < PHONES; n += 1) {
    const userId = `p-${n}`;
    await server.must('POST', '/users', { userId, email: `${userId}@example.com` });
    const phone = service.subscribe();
    phones.push(phone);
    const device = await derivedId(userId, phone.endpoint);
    for (const { id, identifier } of targetParts(device, {
      endpoint: phone.endpoint,
      ...phone.keys,
      showsNames: false,
    }))
      await server.must('POST', `/users/${userId}/targets`, { targetId: id, identifier, providerType: 'push' });
  }

  // Minutes in the future, so that they do not pass while the records are created.
  const first = Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + 60 * MINUTE_MS;
  const written = toInstant(Date.now() - 24 * 60 * MINUTE_MS);
  const record = (n: number) => {
    const minute = n < DUE * RUNS ? Math.floor(n / DUE) : 60 + (n % 600);
    const nextDueAt = toInstant(first + minute * MINUTE_MS);
    const userId = `p-${n % PHONES}`;
    return {
      $id: `r-${n}`,
      $permissions: ownerGrants(['read', 'update', 'delete'], userId),
      $createdAt: written,
      $updatedAt: written,
      userId,
      medicationName: 'Iron',
      dosage: '60 mg',
      frequency: 'daily',
      times: [nextDueAt.slice(11, 16)],
      timeZone: 'UTC',
      isActive: true,
      nextDueAt,
    };
  };
  const batches = Array.from({ length: active / BATCH }, (_, at) => at * BATCH);
  await forEach(batches, (from) =>
    server.must('POST', documents('medication_reminders'), {
      documents: Array.from({ length: BATCH }, (_, n) => record(from + n)),
    }),
  );

  const scopes = appwriteConfig().functions.find(({ $id }) => $id === 'reminders')?.scopes ?? [];
  const remote = connect(running.backend.issueKey(scopes, 3600));
  /** Runs the schedule for this minute. @returns ms */
  const minute = async (now: number, expected: number): Promise<number> => {
    const run: Run = {
      remote,
      sender: new PushSender(sender),
      now,
      endsAt: Date.now() + 600_000,
      failures: [],
      log: () => {},
    };
    const start = performance.now();
    let sent = 0;
    for (const source of sources) {
      await followChanges(run, source);
      sent += await sendDue(run, source);
    }
    sent += await sendRetries(run);
    const took = performance.now() - start;
    if (run.failures.length > 0) throw run.failures[0];
    if (sent !== expected) throw new Error(`${sent} sent where ${expected} were due`);
    return took;
  };
  // Sets the checkpoints as after weeks of use: only the last minutes are still to be checked.
  for (const source of sources)
    await server.create('function_state', stateId(source), {
      owner: 'reminders',
      value: JSON.stringify(toInstant(Date.now())),
    });
  console.log(`${active} reminders made in ${Math.round((performance.now() - began) / 1000)} s`);
  const quiet: number[] = [];
  const due: number[] = [];
  for (let n = 0; n < RUNS; n += 1) {
    quiet.push(await minute(first - (9 - n) * MINUTE_MS, 0));
  }
  for (let n = 0; n < RUNS; n += 1) due.push(await minute(first + n * MINUTE_MS, DUE));
  await running.close();
  rmSync(data, { recursive: true });
  return { quiet, due };
}

/** Encrypts, signs and sends the same number of messages, and nothing else. @returns ms */
async function bareSending(service: PushService): Promise<number> {
  const phones = Array.from({ length: PHONES }, () => service.subscribe());
  const bare = new PushSender(sender);
  const messages = Array.from({ length: DUE }, (_, n) => phones[n % PHONES] as Subscription);
  const payload = JSON.stringify({ text: 'x'.repeat(150) });
  const start = performance.now();
  await forEach(messages, ({ endpoint, keys: own }) =>
    bare.send({ endpoint, ...own }, payload, { ttl: 60, topic: 'bench' }),
  );
  return performance.now() - start;
}

await using service = await PushService.start();
const few = await measure(FEW, service);
const many = await measure(ACTIVE, service);
const bare: number[] = [];
for (let n = 0; n < RUNS; n += 1) bare.push(await bareSending(service));
if (service.faults.length > 0) throw new Error(service.faults[0]);

printReport(`Reminders of one minute, ${ACTIVE.toLocaleString('en')} active, ${DUE} due, embedded backend`, [
  {
    name: `${DUE} due found and sent among ${ACTIVE.toLocaleString('en')}`,
    unit: 'ms',
    value: many.due,
    reference: few.due,
    referenceName: `among ${FEW.toLocaleString('en')}`,
    goal: 1.5,
  },
  {
    name: 'a minute with nothing due',
    unit: 'ms',
    value: many.quiet,
    reference: few.quiet,
    referenceName: `among ${FEW.toLocaleString('en')}`,
    goal: 1.5,
  },
  {
    name: 'found, claimed, sent and marked',
    unit: 'ms',
    value: many.due,
    reference: bare,
    referenceName: 'only encrypted and sent',
    goal: 10,
  },
]);
