// @vitest-environment page
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSealedItem, saveSealedItem } from '@/db/drafts/sealed-item.ts';
import type { LiveQuery } from '@/db/queries/live-query.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { toInstant } from '@/model/time/instant.ts';
import { carryOverTimers } from './carry-over-timers.ts';
import { beginContraction, endContraction } from './contractions.ts';
import { allReadingsSince, newestReadings } from './live-readings.ts';
import { addMovement, endCount, removeLastMovement, setAsideExpired, startCount } from './movement-counts.ts';
import { addReading } from './readings.ts';
import { liveRunningTimer, stepTimer } from './running-timers.ts';
import { newestTimed, removeTimed, restoreTimed } from './timed-records.ts';

const at = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;
const hour = 60 * minute;

let store: Store;
let number = 0;
const first = <T>(query: LiveQuery<T>) =>
  new Promise<T>((resolve, reject) => {
    const stop = query.subscribe((value) => (resolve(value), queueMicrotask(() => stop())), reject);
  });
const counts = () => first(newestTimed('movementCount', 20));
const contractions = () => first(newestTimed('contraction', 200));
const runningCount = async () => (await first(liveRunningTimer('movements')))?.times;
const runningContraction = async () => (await first(liveRunningTimer('contraction')))?.times;

beforeEach(async () => {
  localStorage.clear();
  store = await openStore(`timers-${number++}`);
});
afterEach(() => store.close());

describe('a count of movements', () => {
  it('starts, counts each movement, and is a record with the second of each when it ends', async () => {
    await startCount(at);
    await addMovement(at + minute);
    await addMovement(at + 90_000);
    expect(await runningCount()).toEqual([at, at + minute, at + 90_000]);
    await endCount(at + 2 * minute);
    expect(await runningCount()).toBeUndefined();
    expect(await counts()).toMatchObject([
      { recordedAt: toInstant(at), endedAt: toInstant(at + 2 * minute), count: 2, seconds: ['60', '90'] },
    ]);
  });

  it('continues when Start is tapped while it runs', async () => {
    await startCount(at);
    await addMovement(at + minute);
    await startCount(at + 2 * minute);
    expect(await runningCount()).toEqual([at, at + minute]);
  });

  it('keeps both of two movements that are tapped at once, also in two tabs', async () => {
    await Promise.all([addMovement(at), addMovement(at + 1)]);
    expect(await runningCount()).toEqual([at, at, at + 1]);
  });

  it('expires after 12 hours and is then a record without an end', async () => {
    await startCount(at);
    await setAsideExpired(at + 12 * hour - 1);
    expect(await counts()).toEqual([]);
    await addMovement(at + 12 * hour);
    expect(await runningCount()).toEqual([at + 12 * hour, at + 12 * hour]);
    const [expired] = await counts();
    expect(expired).toMatchObject({ recordedAt: toInstant(at), count: 0 });
    expect(expired?.endedAt).toBeUndefined();
  });

  it('of 300 movements is full: the next one begins a new count', async () => {
    const times = Array.from({ length: 301 }, (_, index) => at + index);
    await stepTimer(store, 'movements', () => ({ running: { id: 'full', times }, endedAt: null }));
    await addMovement(at + minute);
    expect(await runningCount()).toEqual([at + minute, at + minute]);
    expect(await counts()).toMatchObject([{ id: 'full', count: 300 }]);
  });

  it('loses the last movement that was tapped by mistake, and never its start', async () => {
    await addMovement(at);
    await removeLastMovement();
    await removeLastMovement();
    expect(await runningCount()).toEqual([at]);
  });

  it('that ended when the app died before it was saved is saved once at the next step', async () => {
    await startCount(at);
    await stepTimer(store, 'movements', () => ({ running: null, endedAt: at + minute }));
    expect(await counts()).toEqual([]);
    await Promise.all([setAsideExpired(at + hour), setAsideExpired(at + hour)]);
    expect(await counts()).toMatchObject([{ recordedAt: toInstant(at), endedAt: toInstant(at + minute), count: 0 }]);
    await setAsideExpired(at + hour);
    expect(await counts()).toHaveLength(1);
  });

  it('is restored after it was deleted', async () => {
    await addMovement(at);
    await endCount(at + minute);
    const [count] = await counts();
    await removeTimed(count!.id);
    expect(await counts()).toEqual([]);
    await restoreTimed('movementCount', count!);
    expect(await counts()).toMatchObject([{ recordedAt: toInstant(at), count: 1, seconds: ['0'] }]);
  });
});

describe('a contraction', () => {
  it('is a record with its end, or without one when the next begins first', async () => {
    await beginContraction(at);
    expect(await runningContraction()).toEqual([at]);
    await beginContraction(at + 5 * minute);
    await endContraction(at + 5 * minute + 50_000);
    const [second, before] = await contractions();
    expect(second).toMatchObject({
      recordedAt: toInstant(at + 5 * minute),
      endedAt: toInstant(at + 5 * minute + 50_000),
    });
    expect(before).toMatchObject({ recordedAt: toInstant(at) });
    expect(before?.endedAt).toBeUndefined();
  });

  it('counts once when it is begun twice within five seconds', async () => {
    await beginContraction(at);
    await beginContraction(at + 4999);
    expect(await runningContraction()).toEqual([at]);
    expect(await contractions()).toEqual([]);
  });

  it.each([
    [10 * minute, toInstant(at + 10 * minute)],
    [10 * minute + 1, undefined],
    [-1000, undefined],
  ])('that is ended after %i ms has the end %s', async (after, endedAt) => {
    await beginContraction(at);
    await endContraction(at + after);
    expect((await contractions())[0]?.endedAt).toBe(endedAt);
  });

  it('is not ended twice', async () => {
    await beginContraction(at);
    await Promise.all([endContraction(at + minute), endContraction(at + minute + 200)]);
    expect(await contractions()).toHaveLength(1);
  });
});

it('timers are no readings: no list of readings has them', async () => {
  await addReading('weight', { weight: 68, unit: 'kg', recordedAt: toInstant(at - minute) });
  await beginContraction(at);
  await endContraction(at + minute);
  await addMovement(at);
  await endCount(at + minute);
  const kinds = async (query: Parameters<typeof first>[0]) =>
    ((await first(query)) as { kind: string }[]).map(({ kind }) => kind);
  expect(await kinds(newestReadings({ limit: 1 }))).toEqual(['weight']);
  expect(await kinds(allReadingsSince(toInstant(at - hour)))).toEqual(['weight']);
});

describe('notes of app versions before the records', () => {
  it('become records once, and a running timer goes on', async () => {
    const kicks = {
      running: { from: at, at: [at + minute] },
      earlier: [
        { from: at - hour, to: at - hour + minute, count: 7 },
        { from: at - 30 * hour, to: null, count: 1 },
      ],
    };
    const list = [
      { from: at, to: null },
      { from: at - 5 * minute, to: at - 4 * minute },
      { from: at - 9 * minute, to: null },
    ];
    for (let round = 0; round < 2; round++) {
      await saveSealedItem('kicks', kicks);
      await saveSealedItem('contractions', list);
      await carryOverTimers();
    }
    expect(await runningCount()).toEqual([at, at + minute]);
    expect(await runningContraction()).toEqual([at]);
    expect((await counts()).map(({ count, endedAt }) => [count, endedAt])).toEqual([
      [7, toInstant(at - hour + minute)],
      [1, undefined],
    ]);
    expect((await contractions()).map(({ endedAt }) => endedAt)).toEqual([toInstant(at - 4 * minute), undefined]);
    expect([await readSealedItem('kicks'), await readSealedItem('contractions')]).toEqual([null, null]);
  });
});
