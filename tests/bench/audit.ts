import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DATABASE_ID } from '../../src/model/schema/database-id.ts';
import { startBackend } from '../../server/backend.ts';
import { reading, readingGrants } from '../contract/server/care-patient.ts';
import { Person } from '../contract/server/person.ts';
import { printReport, type Measure } from './harness/report.ts';

/** Each repetition measures every road twice, with the trail and without, in turns. */
const REPETITIONS = 7;
const BATCHES = 5;
const BATCH = 100;
const SINGLES = 40;
const PARALLEL = 16;
const GOAL = 1.15;

const folder = mkdtempSync(join(tmpdir(), 'maia-bench-audit-'));
const config = fileURLToPath(new URL('../../appwrite.json', import.meta.url));
const running = await startBackend({ config, data: folder, port: 0, rateLimits: false });
const { audit } = running.backend.services;
const server = new Person('server', running.url, running.apiKey);
const amina = await Person.join(running.url, 'p-amina');
const drAda = await Person.join(running.url, 'dr-ada');
await server.must('PUT', '/users/dr-ada/labels', { labels: ['doctor'] });

const record = audit.record.bind(audit);
const switchTrail = (isOn: boolean): void => {
  audit.record = isOn ? record : () => undefined;
};

let made = 0;
const nextId = (): string => `reading-${made++}`;
const shared = [...readingGrants('p-amina'), 'read("user:dr-ada")'];

/** A push as the app sends it: transactions of 100 readings. */
async function push(): Promise<void> {
  for (let batch = 0; batch < BATCHES; batch++) {
    const { $id: id } = await amina.must('POST', '/databases/transactions', {});
    const operations = Array.from({ length: BATCH }, () => ({
      action: 'create',
      databaseId: DATABASE_ID,
      collectionId: 'blood_pressure',
      documentId: nextId(),
      data: { ...reading('p-amina'), $permissions: readingGrants('p-amina') },
    }));
    await amina.must('POST', `/databases/transactions/${String(id)}/operations`, { operations });
    await amina.must('PATCH', `/databases/transactions/${String(id)}`, { commit: true });
  }
}
const createOne = async (): Promise<void> => {
  await server.create('blood_pressure', nextId(), reading('p-amina'), shared);
};
async function oneByOne(): Promise<void> {
  for (let n = 0; n < SINGLES; n++) await createOne();
}
async function parallel(): Promise<void> {
  for (let n = 0; n < SINGLES; n += 1) await Promise.all(Array.from({ length: PARALLEL }, createOne));
}
/** The doctor opens records that she has not opened before: each is one more entry, before the answer. */
async function openNew(): Promise<void> {
  for (let n = 1; n <= SINGLES; n++) await drAda.get('blood_pressure', `reading-${made - n}`);
}
/** The same records again, which the trail has already. */
async function list(): Promise<void> {
  for (let n = 0; n < SINGLES; n++) await drAda.list('blood_pressure');
}

const roads: readonly [name: string, walk: () => Promise<void>, prepare?: () => Promise<void>][] = [
  [`push of ${BATCHES * BATCH} readings in batches of ${BATCH}`, push],
  [`${SINGLES} readings one after another`, oneByOne],
  [`${SINGLES * PARALLEL} readings, ${PARALLEL} at a time`, parallel],
  [`a doctor opens ${SINGLES} new readings`, openNew, oneByOne],
  [`a doctor lists the same readings ${SINGLES} times`, list],
];

async function timed(walk: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await walk();
  return performance.now() - start;
}

const measures: Measure[] = [];
for (const [name, walk, prepare] of roads) {
  const samples: Record<'on' | 'off', number[]> = { on: [], off: [] };
  for (let repetition = -1; repetition < REPETITIONS; repetition++) {
    const order = repetition % 2 === 0 ? (['on', 'off'] as const) : (['off', 'on'] as const);
    for (const state of order) {
      switchTrail(state === 'on');
      await prepare?.();
      const ms = await timed(walk);
      await audit.settle();
      // The first round warms up.
      if (repetition >= 0) samples[state].push(ms);
    }
  }
  measures.push({
    name,
    unit: 'ms',
    value: samples.on,
    reference: samples.off,
    referenceName: 'without the trail',
    goal: GOAL,
  });
}
printReport('The audit trail', measures);
await running.close();
rmSync(folder, { recursive: true });
