import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import {
  asking,
  Client,
  freshId,
  limit,
  orderAsc,
  orderDesc,
  where,
  PASSWORD,
  type Json,
} from '../contract/server/client.ts';
import { ServerProcess } from '../support/server/server-process.ts';
import { serveFixedAnswer } from './harness/fixed-response.ts';
import { printReport, ratioOf, type Measure } from './harness/report.ts';
import { DATABASE, fillDataFolder, type Filling } from './harness/server-readings.ts';
import { median } from './harness/statistics.ts';

const REPETITIONS = 3;
const BURST = 12;
const BURSTS = 6;
const PARALLEL = 16;
const OWN = 5_000;
const SMALL = 1_000;
const LARGE = 100_000;
const FLAT = 1.5;

const config = fileURLToPath(new URL('../../appwrite.json', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'maia-bench-'));
const FEW = 'few-readings';
const MANY = 'many-readings';
const AMONG = 'among-others';
const BENCH = 'five-thousand';

/** 1,000 readings of one owner; the same among 99,000 of other owners; 100,000 of one owner. */
const fillings: Filling[] = [
  { collection: 'weight', owner: FEW, own: SMALL, others: 0 },
  { collection: 'blood_pressure', owner: MANY, own: LARGE, others: 0 },
  { collection: 'blood_sugar', owner: AMONG, own: SMALL, others: LARGE - SMALL },
];
await fillDataFolder(folder, config, fillings);
await using fixed = await serveFixedAnswer();
await using server = await ServerProcess.start({ app: false, config, dataFolder: folder, more: ['--trust-proxy'] });

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

async function member(id: string): Promise<Client> {
  const client = new Client(server.endpoint, 'maia');
  Object.assign(client, { id, email: `${id}@example.com` });
  await must(client.post('/account', { userId: id, email: client.email, password: PASSWORD }));
  await must(client.post('/account/sessions/email', { email: client.email, password: PASSWORD }));
  return client;
}

async function must(answer: ReturnType<Client['call']>): Promise<Json> {
  const { status, body, text } = await answer;
  if (status >= 300) throw new Error(`${status}: ${text}`);
  return body;
}

const at = (collection: string, id = ''): string =>
  `/databases/${DATABASE}/collections/${collection}/documents${id === '' ? '' : `/${id}`}`;
const isoAt = (minute: number): string => new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString();
const pressure = (userId: string, n: number): Json => ({
  userId,
  systolic: 100 + (n % 60),
  diastolic: 76,
  recordedAt: isoAt(n),
});
const grants = ({ id }: Client): string[] => ['read', 'delete'].map((verb) => `${verb}("user:${id}")`);

async function list(client: Client, collection: string, ...queries: Json[]): Promise<void> {
  const { documents } = await must(client.get(at(collection) + asking(...queries)));
  if ((documents as Json[]).length !== 50) throw new Error('A page was short');
}

async function transactionOf100(client: Client, from: number): Promise<void> {
  const { $id } = await must(client.post('/databases/transactions', {}));
  const operations = Array.from({ length: 100 }, (_, n) => ({
    action: 'create',
    databaseId: DATABASE,
    collectionId: 'blood_pressure',
    documentId: freshId('tx'),
    data: { ...pressure(client.id, from + n), $permissions: grants(client) },
  }));
  await must(client.post(`/databases/transactions/${String($id)}/operations`, { operations }));
  await must(client.patch(`/databases/transactions/${String($id)}`, { commit: true }));
}

/** A socket that receives the event of every reading; `heard` waits for the reading with this id. */
async function listen(client: Client): Promise<{ heard(id: string): Promise<void>; close(): void }> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const channel = `databases.${DATABASE}.collections.blood_pressure.documents`;
  const address = `${server.endpoint.replace('http', 'ws')}/realtime?project=maia&channels[]=${channel}`;
  const socket = new WebSocket(address, { headers: { cookie, origin: 'http://localhost:3000' } });
  const known = new Set<string>();
  let ring: () => void = () => {};
  await new Promise<void>((connected, failed) => {
    socket.once('error', failed);
    socket.on('message', (message) => {
      const { type, data } = JSON.parse(String(message)) as { type: string; data?: { payload?: Json } };
      if (type === 'connected') connected();
      known.add(String(data?.payload?.['$id']));
      ring();
    });
  });
  return {
    async heard(id) {
      while (!known.has(id)) await new Promise<void>((rung) => (ring = rung));
      known.clear();
    },
    close: () => socket.close(),
  };
}

const own = await member(BENCH);
const [few, many, among] = [await member(FEW), await member(MANY), await member(AMONG)];

let made = 0;
const create = (client: Client, id = freshId('one')): Promise<Json> => {
  made += 1;
  const data = pressure(client.id, made);
  return must(client.post(at('blood_pressure'), { documentId: id, data, permissions: grants(client) }));
};

const samples: Record<string, number[]> = {};
const keep = (name: string, value: number): void => void (samples[name] ??= []).push(value);
for (let written = 0; written < OWN; written += 100) await transactionOf100(own, written);

type Shape = readonly [name: string, ask: (client: Client, collection: string) => Promise<void>];
const since = isoAt(-60 * 24 * 365 * 3);
const shapes: Shape[] = [
  ['newest of one owner', (c, at) => list(c, at, where('equal', 'userId', c.id), orderDesc('recordedAt'), limit(50))],
  [
    'changes of one owner',
    (c, at) =>
      list(
        c,
        at,
        where('equal', 'userId', c.id),
        where('greaterThan', '$updatedAt', since),
        orderAsc('$updatedAt'),
        limit(50),
      ),
  ],
  ['newest that one may read', (c, at) => list(c, at, orderDesc('$createdAt'), limit(50))],
];
/** The collections to measure, with their reader and how to write there. */
const places: readonly (readonly [string, Client, string])[] = [
  ['few', few, 'weight'],
  ['many', many, 'blood_pressure'],
  ['among', among, 'blood_sugar'],
];

/** Changes a document of the reader, so that no cached count is valid any more. */
async function change(client: Client, collection: string): Promise<void> {
  const time = isoAt((made += 1));
  const data = {
    blood_pressure: pressure(client.id, made),
    weight: { userId: client.id, weight: 68, unit: 'kg', recordedAt: time },
    blood_sugar: { userId: client.id, level: 95, unit: 'mg/dL', measurementType: 'fasting', recordedAt: time },
  }[collection];
  await must(client.post(at(collection), { documentId: freshId('new'), data, permissions: grants(client) }));
}

/** Measures the collections in turns, so that other load on the machine affects all equally. */
async function measureShape(shape: string, ask: Shape[1]): Promise<void> {
  const spent = new Map<string, number[]>();
  const time = async (key: string, work: () => Promise<void>): Promise<void> =>
    void spent.set(key, [...(spent.get(key) ?? []), await timed(work)]);
  for (let n = 0; n < 40; n++) {
    for (const [place, client, collection] of places) {
      await time(`${shape} ${place}`, () => ask(client, collection));
      await change(client, collection);
      await time(`${shape} ${place} after a write`, () => ask(client, collection));
    }
  }
  for (const [key, all] of spent) keep(key, median(all.slice(3)));
}

/** Measures in short bursts, in turns with the fixed answer, so that other load on the machine affects both equally. */
async function measure(
  key: string,
  bursts: number,
  work: () => Promise<unknown>,
  reference: () => Promise<unknown> = askFixed,
): Promise<void> {
  const burst = async (call: () => Promise<unknown>): Promise<number[]> => {
    const all: number[] = [];
    for (let n = 0; n < BURST; n++) all.push(await timed(call));
    // The first ones are left out, because the other process was idle.
    return all.slice(3);
  };
  const own: number[] = [];
  const other: number[] = [];
  for (let n = 0; n < bursts; n++) {
    other.push(...(await burst(reference)));
    own.push(...(await burst(work)));
  }
  keep(key, median(own));
  keep(`${key} fixed`, median(other));
}

const askFixed = async (): Promise<void> => void (await (await fetch(fixed.origin)).json());
const atOnce = (work: () => Promise<void>) => () => Promise.all(Array.from({ length: PARALLEL }, work));
const newest = (): Promise<void> =>
  list(own, 'blood_pressure', where('equal', 'userId', own.id), orderDesc('recordedAt'), limit(50));

for (let n = 0; n < 300; n++) await askFixed();
for (let repetition = 0; repetition < REPETITIONS; repetition++) {
  await measure('create', BURSTS, () => create(own));
  await measure('transaction', 2, () => transactionOf100(own, (made += 100)));
  await measure('list', BURSTS, newest);
  await measure('list16', 2, atOnce(newest), atOnce(askFixed));
  const socket = await listen(own);
  await measure('event', BURSTS, async () => {
    const id = freshId('rt');
    await Promise.all([create(own, id), socket.heard(id)]);
  });
  socket.close();
  for (const [shape, ask] of shapes) await measureShape(shape, ask);
}

const figures = (name: string): number[] => samples[name] ?? [];
const against = (name: string, key: string, goal: number, floor: number): Measure => ({
  name,
  unit: 'ms',
  value: figures(key),
  reference: figures(`${key} fixed`),
  referenceName: key === 'list16' ? `${PARALLEL} times fixed JSON at once` : 'fixed JSON',
  goal,
  floor,
});
const flat = (shape: string, place: string, when: string): Measure => ({
  name: `${shape}: ${place === 'many' ? '100,000 own' : '1,000 own among 100,000'}${when}`,
  unit: 'ms',
  value: figures(`${shape} ${place}${when}`),
  reference: figures(`${shape} few${when}`),
  referenceName: `the same of 1,000${when}`,
  goal: FLAT,
});

const measures = [
  against('create a document, durable', 'create', 5, 2),
  against(`newest 50 of ${OWN} own documents`, 'list', 6, 2),
  against('transaction with 100 creates', 'transaction', 60, 10),
  against(`${PARALLEL} such lists at once`, 'list16', 10, 5),
  against('realtime event after sending a create', 'event', 8, 4),
  ...shapes.flatMap(([shape]) =>
    ['', ' after a write'].flatMap((when) => ['many', 'among'].map((place) => flat(shape, place, when))),
  ),
];
printReport('Embedded backend, a process of its own', measures);
console.log(`\n${Math.round(100_000 / median(figures('transaction')))} documents a second by transactions of 100`);
rmSync(folder, { recursive: true, force: true });
if (measures.some((measure) => ratioOf(measure) > measure.goal)) process.exitCode = 1;
