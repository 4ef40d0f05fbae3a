import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reading } from '@/model/records/reading.ts';
import type { SavedAppearance } from './snapshot-format.ts';

const readings = [{ id: 'r1' }] as never as Reading[];
const face: SavedAppearance = { stored: {}, aside: {}, root: {}, innerWidth: 360, language: 'en', words: null };

/** A start of the browser on the same phone. */
async function start() {
  vi.resetModules();
  const [{ deviceKey, forgetDeviceKey }, { saveSnapshot }, erasing, { readWholeSnapshot }, { snapshotRecords }] =
    await Promise.all([
      import('@/db/encryption/device-key.ts'),
      import('./first-paint-snapshot.ts'),
      import('@/db/store/erase-store.ts'),
      import('./whole-snapshot.ts'),
      import('./snapshot-records.ts'),
    ]);
  const isStored = async (id: string) => (await snapshotRecords.read([['heads', id]]))[0] !== undefined;
  const hasKey = async (userId: string) => (await snapshotRecords.read([['keys', userId]]))[0] !== undefined;
  return { deviceKey, forgetDeviceKey, saveSnapshot, ...erasing, readWholeSnapshot, isStored, hasKey };
}

/** One visit of this user; resolves when everything for the next start is on the disk. */
async function visitOf(userId: string) {
  const visit = await start();
  await visit.deviceKey(userId);
  visit.saveSnapshot(userId, 'profile', null);
  visit.saveSnapshot(userId, 'readings', readings);
  visit.saveSnapshot(userId, 'face', face);
  for (const part of ['profile', 'readings', 'face'])
    await expect.poll(() => visit.isStored(`${userId} ${part}`)).toBe(true);
  return visit;
}

/** Fakes Storage Buckets and Web Locks as far as the app uses them. */
function browserWithBuckets() {
  const queues = new Map<string, Promise<void>>();
  const request = async (name: string, work: () => Promise<void>) => {
    const queued = (queues.get(name) ?? Promise.resolve()).then(work, work);
    queues.set(name, queued);
    return queued;
  };
  const buckets = new Map<string, IDBFactory>();
  let isHanging = false;
  const open = async (name: string) => {
    if (isHanging) await new Promise(() => {});
    const indexedDB = buckets.get(name) ?? new IDBFactory();
    buckets.set(name, indexedDB);
    return { indexedDB };
  };
  const hang = () => {
    isHanging = true;
  };
  return { storageBuckets: { open }, locks: { request }, clear: () => buckets.clear(), hang };
}
let browser: ReturnType<typeof browserWithBuckets> | undefined;

describe.each([
  { place: 'beside the stores', hasBuckets: false },
  { place: 'in a separate bucket', hasBuckets: true },
])('the snapshot of the last visit, stored $place', ({ hasBuckets }) => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    browser = hasBuckets ? browserWithBuckets() : undefined;
    vi.stubGlobal('navigator', browser);
  });

  it('is returned when one user has a key on this device', async () => {
    await visitOf('amina');
    expect(await (await start()).readWholeSnapshot()).toEqual({ userId: 'amina', readings, profile: null, face });
  });

  it('is not returned when two users have keys on this device', async () => {
    for (const userId of ['amina', 'zola']) await visitOf(userId);
    expect(await (await start()).readWholeSnapshot()).toBeNull();
  });

  it('is null on a new device, until all parts are stored, and after the sign-out', async () => {
    expect(await (await start()).readWholeSnapshot()).toBeNull();
    const visit = await start();
    await visit.deviceKey('amina');
    const parts = { readings, face, profile: null };
    for (const part of ['readings', 'face', 'profile'] as const) {
      expect(await (await start()).readWholeSnapshot()).toBeNull();
      visit.saveSnapshot('amina', part, parts[part]);
      await expect.poll(() => visit.isStored(`amina ${part}`)).toBe(true);
    }
    expect(await (await start()).readWholeSnapshot()).toEqual({ userId: 'amina', ...parts });
    await visit.deleteKeyAndSnapshot('amina');
    expect(await (await start()).readWholeSnapshot()).toBeNull();
    expect(await visit.isStored('amina face')).toBe(false);
    expect(await visit.hasKey('amina')).toBe(false);
  });

  it('is deleted at the next start when the sign-out was interrupted, and other users keep theirs', async () => {
    await visitOf('zola');
    const visit = await visitOf('amina');
    await visit.forgetDeviceKey('amina');
    const next = await start();
    await next.eraseOrphans(null);
    expect(await next.hasKey('amina')).toBe(false);
    expect(await next.hasKey('zola')).toBe(true);
    expect((await next.readWholeSnapshot())?.userId).toBe('zola');
  });
});

it('losing its bucket does not touch the device key, and the next visit stores the snapshot again', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  browser = browserWithBuckets();
  vi.stubGlobal('navigator', browser);
  const key = await (await visitOf('amina')).deviceKey('amina');
  browser.clear();
  const next = await start();
  expect(await next.readWholeSnapshot()).toBeNull();
  expect(await next.deviceKey('amina')).toEqual(key);
  await visitOf('amina');
  expect((await (await start()).readWholeSnapshot())?.readings).toEqual(readings);
});

it('a bucket that does not answer blocks neither the live query, nor the sign-out, nor the next start', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  browser = browserWithBuckets();
  vi.stubGlobal('navigator', browser);
  browser.hang();
  const visit = await start();
  await visit.deviceKey('amina');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  visit.saveSnapshot('amina', 'face', face);
  const subscribe = vi.fn<() => () => void>(() => () => {});
  const { loadedSnapshot, readSnapshot } = await import('./first-paint-snapshot.ts');
  const { snapshotThenLive } = await import('@/db/first-paint/snapshot-then-live.ts');
  snapshotThenLive({
    known: () => loadedSnapshot('amina', 'profile'),
    read: () => readSnapshot('amina', 'profile'),
    live: { subscribe },
  }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(subscribe).toHaveBeenCalledOnce();
  expect(await visit.deviceKey('amina')).toBeDefined();
  await visit.deleteKeyAndSnapshot('amina');
  const next = await start();
  await next.eraseOrphans(null);
  expect(await next.deviceKey('amina')).toBeDefined();
});
