import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOUR_MS, DAY_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import { ownerGrants } from '@/model/schema/permission.ts';
import { MAX_IN_REPORT } from './list-limits.ts';
import { firstWeights, patientReadings, patientReadingsSince } from './patient-readings.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

const readingOf = (userId: string, hours: number, changes: object = {}) => ({
  $id: `${userId}-${hours}`,
  $permissions: ownerGrants(['read', 'delete'], userId),
  userId,
  recordedAt: toInstant(now - hours * HOUR_MS),
  level: 85,
  unit: 'mg/dL',
  measurementType: 'fasting',
  weight: 70,
  ...changes,
});

interface Query {
  readonly method: string;
  readonly attribute?: string;
  readonly values?: readonly unknown[];
}

/** The server's documents, by collection. It applies the queries: time range, order, cursor and limit. */
let serverDocuments: Record<string, readonly { readonly $id: string; readonly recordedAt: string }[]>;
beforeEach(() => {
  serverDocuments = {};
  vi.stubGlobal('location', { origin: 'https://maia.example' });
  vi.stubGlobal('self', { location: { origin: 'https://maia.example' } });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', (input: string | URL) => {
    const url = new URL(input);
    const [, collection = ''] = /collections\/(\w+)\//.exec(url.pathname) ?? [];
    if (url.pathname.endsWith('/account')) return Promise.resolve(Response.json({ $id: 'dr' }));
    const queries = [...url.searchParams.entries()]
      .filter(([name]) => name.startsWith('queries'))
      .map(([, query]) => JSON.parse(query) as Query);
    const value = (method: string) => queries.find((each) => each.method === method)?.values?.[0];
    const since = String(value('greaterThanEqual') ?? '');
    const documents = (serverDocuments[collection] ?? [])
      .filter(({ recordedAt }) => recordedAt >= since && recordedAt < String(value('lessThan') ?? '9'))
      .toSorted((a, b) => a.recordedAt.localeCompare(b.recordedAt));
    if (queries.some(({ method }) => method === 'orderDesc')) documents.reverse();
    const from = documents.findIndex(({ $id }) => $id === value('cursorAfter')) + 1;
    return Promise.resolve(Response.json({ documents: documents.slice(from, from + Number(value('limit') ?? 25)) }));
  });
});
afterEach(() => vi.unstubAllGlobals());

it('with four glucose readings a day, all of the chosen days are read, and none before them', async () => {
  serverDocuments['blood_sugar'] = Array.from({ length: 4 * 40 }, (_, at) => readingOf('amina', 6 * at));
  const { readings, cutAt } = await patientReadingsSince('dr', 'amina', toInstant(now - 30 * DAY_MS));
  expect(readings).toHaveLength(4 * 30 + 1);
  expect(cutAt).toEqual({});
});

it('a full list returns the instant from which it is complete', async () => {
  serverDocuments['blood_sugar'] = Array.from({ length: MAX_IN_REPORT + 1 }, (_, at) => readingOf('amina', at / 60));
  const { readings, cutAt } = await patientReadingsSince('dr', 'amina', toInstant(now - 30 * DAY_MS));
  expect(cutAt).toEqual({ bloodSugar: readings.at(-1)?.recordedAt });
});

it('an id that differs only by letter case is another patient', async () => {
  serverDocuments['blood_sugar'] = [readingOf('amina', 1), readingOf('Amina', 2)];
  const { readings } = await patientReadingsSince('dr', 'amina', toInstant(now - DAY_MS));
  expect(readings.map(({ userId }) => userId)).toEqual(['amina']);
});

it('the first weights of a pregnancy are the earliest since its last period', async () => {
  serverDocuments['weight'] = Array.from({ length: 200 }, (_, days) => readingOf('amina', 24 * days, { unit: 'kg' }));
  const weights = await firstWeights('dr', 'amina', toInstant(now - 168 * DAY_MS));
  expect(weights[0]?.recordedAt).toBe(toInstant(now - 168 * DAY_MS));
});

const forgedOf = (count: number, hours: (at: number) => number) =>
  Array.from({ length: count }, (_, at) =>
    readingOf('amina', hours(at), { $id: `false-${at}`, $permissions: ownerGrants(['read', 'delete'], 'mallory') }),
  );

it('a severe reading is found behind a hundred that a stranger forged under the patient’s id', async () => {
  serverDocuments['blood_sugar'] = [readingOf('amina', 1, { level: 300 }), ...forgedOf(150, (at) => at / 200)];
  expect(await patientReadings('dr', 'amina')).toMatchObject([{ userId: 'amina', level: 300 }]);
});

it('a reading of a device whose clock is days ahead is shown', async () => {
  const ahead = (Date.now() - now) / HOUR_MS + 72;
  serverDocuments['blood_sugar'] = [readingOf('amina', -ahead, { level: 300 })];
  expect(await patientReadings('dr', 'amina')).toMatchObject([{ userId: 'amina', level: 300 }]);
});

it('the first weight is found behind earlier ones that a stranger forged under the patient’s id', async () => {
  serverDocuments['weight'] = [readingOf('amina', 1, { unit: 'kg' }), ...forgedOf(25, (at) => 48 + at)];
  expect(await firstWeights('dr', 'amina', toInstant(now - 30 * DAY_MS))).toMatchObject([{ userId: 'amina' }]);
});
