import { openStore } from '@/db/store/open-store.ts';
import { newestReadings } from '@/db/records/live-readings.ts';
import { addReading } from '@/db/records/readings.ts';
import { descendingKey, toInstant } from '@/model/time/instant.ts';
import { pressureValues } from './made-readings.ts';
import { RawRows, type Durability, type RawRow } from './raw-rows.ts';

const USER = 'bench-user';
const NEWEST = 50;
const WARM_UPS = 12;
/** The time of the first reading. The bulk readings are older, so that each single write is the newest. */
const BASE = Date.parse('2026-11-01T08:00:00Z');

const raw = await RawRows.open();
const store = await openStore(USER);

const rawRow = (n: number, at: number): RawRow => {
  const recordedAt = toInstant(at);
  const { systolic, diastolic } = pressureValues(n, BASE);
  const id = crypto.randomUUID();
  return {
    id,
    userId: USER,
    kind: 'bloodPressure',
    systolic,
    diastolic,
    recordedAt,
    recordedDesc: descendingKey(recordedAt),
  };
};
const reading = (n: number, at: number) => {
  const { systolic, diastolic } = pressureValues(n, BASE);
  return { systolic, diastolic, recordedAt: toInstant(at) };
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** Measures both stores in turns, so that other load on the machine affects both equally. */
async function alternately(times: number, one: (n: number) => Promise<number>, other: (n: number) => Promise<number>) {
  const samples = { maia: [] as number[], raw: [] as number[] };
  for (let n = 0; n < times; n += 1) {
    samples.maia.push(await one(n));
    samples.raw.push(await other(n));
  }
  return samples;
}

let newest = Date.now();
const nextTime = () => (newest += 1000);

const firstAnswer = (limit: number): Promise<unknown> =>
  new Promise((resolve) => {
    const stop = newestReadings({ kind: 'bloodPressure', limit }).subscribe((list) => {
      resolve(list);
      queueMicrotask(() => stop());
    });
  });

const bench = {
  /** Adds the readings `from` to `to`, each older than the one before, in batches. @returns ms for each store */
  async bulk(from: number, to: number, batch: number) {
    const numbers = Array.from({ length: to - from }, (_, at) => from + at);
    const times = { maia: 0, raw: 0 };
    for (let start = 0; start < numbers.length; start += batch) {
      const part = numbers.slice(start, start + batch);
      times.raw += await timed(() => raw.write(part.map((n) => rawRow(n, pressureValues(n, BASE).at))));
      times.maia += await timed(() => bulkInsert(part));
    }
    return times;
  },

  /** The time in ms of single writes, each completed before the next. */
  writes: ({ times, durability }: { times: number; durability: Durability }) =>
    alternately(
      times,
      (n) => timed(() => addReading('bloodPressure', reading(n, nextTime()))),
      (n) => timed(() => raw.write([rawRow(n, nextTime())], durability)),
    ),

  /** The time in ms of the first query for the newest 50 since the page was loaded. */
  async newestFirstTime() {
    // Other queries run first, so that the code of both stores is warm and only the result is new.
    for (let limit = 1; limit <= WARM_UPS; limit += 1) {
      await firstAnswer(limit);
      await raw.newest(USER, 'bloodPressure', limit);
    }
    const rawMs = await timed(() => raw.newest(USER, 'bloodPressure', NEWEST));
    return { raw: rawMs, maia: await timed(() => firstAnswer(NEWEST)) };
  },

  /**
   * The time in ms from the write to the list that contains it. The plain store writes, then reads the newest 50 again.
   */
  async writesToList(times: number) {
    let heard: (id: string) => void = () => undefined;
    const stop = newestReadings({ kind: 'bloodPressure', limit: NEWEST }).subscribe((list) =>
      heard(list[0]?.recordedAt ?? ''),
    );
    await firstAnswer(NEWEST);
    const samples = await alternately(
      times,
      (n) => {
        const values = reading(n, nextTime());
        return timed(async () => {
          const arrived = new Promise<void>((resolve) => {
            heard = (recordedAt) => recordedAt === values.recordedAt && resolve();
          });
          await Promise.all([addReading('bloodPressure', values), arrived]);
        });
      },
      (n) =>
        timed(async () => {
          await raw.write([rawRow(n, nextTime())]);
          await raw.newest(USER, 'bloodPressure', NEWEST);
        }),
    );
    stop();
    return samples;
  },
};

async function bulkInsert(numbers: readonly number[]): Promise<void> {
  const readings = await store.collection('readings');
  await readings.bulkInsert(numbers.map((n) => ({ ...rawRow(n, pressureValues(n, BASE).at), serverUpdatedAt: '' })));
}

export type StoreBench = typeof bench;
Object.assign(globalThis, { bench });
