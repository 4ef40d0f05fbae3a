import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { doctorLists, recordLists, recordRequests, type ListRequest } from '../../src/sync/api/doctor/doctor-lists.ts';
import type { Client } from '../contract/server/client.ts';
import { ServerProcess } from '../support/server/server-process.ts';
import { until } from '../support/until.ts';
import { fillClinic, patientIdOf } from './harness/clinic-readings.ts';
import { assign, listen, makeDoctor, must, pushTogether, signUp } from './harness/phones.ts';
import { printReport, ratioOf, type Measure } from './harness/report.ts';
import { median, percentile } from './harness/statistics.ts';

const PATIENTS = 100;
const DOCTORS = 40;
const MONTH_DAYS = 30;
const YEARS_DAYS = 5 * 365;
const ROUNDS = 25;
const WARM_UP = 3;
const BURSTS = 3;
const PHONES = 100;
/** The doctor's event of a push must arrive within this time, in ms. */
const EVENT_MS = 1_000;

const config = fileURLToPath(new URL('../../appwrite.json', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'maia-clinic-'));
const folders = { small: join(folder, 'small'), large: join(folder, 'large') };
const doctorIds = Array.from({ length: DOCTORS }, (_, n) => `doctor-${n}`);

/** One doctor with a month of history; the same doctor with five years of it, among 39 others. */
await fillClinic(folders.small, config, [{ id: 'doctor-0', patients: PATIENTS, days: MONTH_DAYS }]);
await fillClinic(
  folders.large,
  config,
  doctorIds.map((id, n) => ({ id, patients: PATIENTS, days: n === 0 ? YEARS_DAYS : MONTH_DAYS })),
);
const start = (dataFolder: string) => ServerProcess.start({ app: false, config, dataFolder, more: ['--trust-proxy'] });
await using small = await start(folders.small);
await using large = await start(folders.large);

const own = await signUp(small, 'doctor-0');
const doctors: Client[] = [];
for (const id of doctorIds) doctors.push(await signUp(large, id));
const [busiest = own] = doctors;

/** All requests of one visit, with the patients of the last visit. */
function requestsOf(doctorId: string): ListRequest[] {
  const ids = Array.from({ length: PATIENTS }, (_, n) => patientIdOf(doctorId, n));
  return [
    ...Object.values(doctorLists(doctorId)),
    ...recordLists.flatMap((list) => recordRequests(list, ids, Date.now())),
  ];
}

/** @returns how long one whole list took, in ms */
async function load(doctor: Client): Promise<number> {
  const from = performance.now();
  await Promise.all(
    requestsOf(doctor.id).map(({ collection, queries }) => {
      const search = new URLSearchParams(queries.map((query, at) => [`queries[${at}]`, query]));
      return must(doctor.get(`/databases/maia/collections/${collection}/documents?${search}&total=false`));
    }),
  );
  return performance.now() - from;
}

const [ofMonth, ofYears]: [number[], number[]] = [[], []];
for (let n = 0; n < ROUNDS; n++) {
  ofMonth.push(await load(own));
  ofYears.push(await load(busiest));
}
const [alone, together]: [number[], number[]] = [[], []];
for (let n = 0; n < BURSTS; n++) {
  const single: number[] = [];
  while (single.length < 5) single.push(await load(busiest));
  alone.push(median(single));
  together.push(percentile(await Promise.all(doctors.map(load)), 0.95));
}

/** The doctor's events after one phone, and after a hundred phones, in ms. */
async function eventsAfter(phones: readonly Client[], heardAt: ReadonlyMap<string, number>): Promise<number[]> {
  const begunAt = await pushTogether(phones);
  await until('the doctor has every event', () => [...begunAt.keys()].every((id) => heardAt.has(id)));
  return [...begunAt].map(([id, from]) => (heardAt.get(id) ?? Number.NaN) - from);
}

await makeDoctor(small, own.id);
const phones = await Promise.all(Array.from({ length: PHONES }, (_, n) => signUp(small, `phone-${n}`)));
const socket = await listen(small, own);
const assignedAt = performance.now();
await Promise.all(phones.map(({ id }) => assign(small, id, own.id)));
await until('the doctor reads every new profile', () => phones.every(({ id }) => socket.heardAt.has(id)));
const profilesPerSecond = (PHONES * 1000) / (performance.now() - assignedAt);
const [byOne, byMany]: [number[], number[]] = [[], []];
for (let n = 0; n < BURSTS; n++) {
  const single: number[] = [];
  while (single.length < 5)
    single.push(...(await eventsAfter(phones.slice(single.length, single.length + 1), socket.heardAt)));
  byOne.push(median(single));
  byMany.push(percentile(await eventsAfter(phones, socket.heardAt), 0.95));
}
socket.close();

const measures: Measure[] = [
  {
    name: `Doctor's list, ${PATIENTS} patients, five years of history`,
    unit: 'ms',
    value: ofYears.slice(WARM_UP),
    reference: ofMonth.slice(WARM_UP),
    referenceName: 'one month of history, a small server',
    goal: 1.3,
  },
  {
    name: `${DOCTORS} doctors at once, p95`,
    unit: 'ms',
    value: together,
    reference: alone,
    referenceName: 'one doctor alone',
    goal: DOCTORS,
  },
  {
    name: `${PHONES} phones push at once: the doctor's event, p95`,
    unit: 'ms',
    value: byMany,
    reference: byMany.map(() => EVENT_MS),
    referenceName: 'the limit',
    goal: 1,
  },
  {
    name: `${PHONES} phones push at once: the doctor's event, p95, to one phone`,
    unit: 'ms',
    value: byMany,
    reference: byOne,
    referenceName: 'one phone alone',
    goal: PHONES / 4,
  },
];
printReport('A clinic of size, a server process of its own', measures);
console.log(`\n${Math.round(profilesPerSecond)} new profiles a second reach their doctor`);
rmSync(folder, { recursive: true, force: true });
if (measures.some((measure) => ratioOf(measure) > measure.goal)) process.exitCode = 1;
