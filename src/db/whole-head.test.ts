import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reading } from '@/model/reading.ts';
import type { Face } from './head-form.ts';

const readings = [{ id: 'r1' }] as never as Reading[];
const face: Face = { stored: {}, aside: {}, root: {}, innerWidth: 360, language: 'en', words: null };

/** A start of the browser on the same phone. */
async function start() {
  vi.resetModules();
  const [{ deviceKey, forgetDeviceKey }, { keepHead }, erasing, { readWholeHead }, { headRecords }] = await Promise.all(
    [
      import('./device-key.ts'),
      import('./head-snapshot.ts'),
      import('./erase-store.ts'),
      import('./whole-head.ts'),
      import('./head-records.ts'),
    ],
  );
  const isKept = async (id: string) => (await headRecords.read([['heads', id]]))[0] !== undefined;
  const isOpen = async (userId: string) => (await headRecords.read([['keys', userId]]))[0] !== undefined;
  return { deviceKey, forgetDeviceKey, keepHead, ...erasing, readWholeHead, isKept, isOpen };
}

/** A visit of hers, at the end of which everything for the next start is on the disk. */
async function visitOf(userId: string) {
  const visit = await start();
  await visit.deviceKey(userId);
  visit.keepHead(userId, 'profile', null);
  visit.keepHead(userId, 'readings', readings);
  visit.keepHead(userId, 'face', face);
  for (const part of ['profile', 'readings', 'face'])
    await expect.poll(() => visit.isKept(`${userId} ${part}`)).toBe(true);
  return visit;
}

/** A browser with Storage Buckets and locks, as far as they are used. */
function browserWithBuckets() {
  const turns = new Map<string, Promise<void>>();
  const request = async (name: string, work: () => Promise<void>) => {
    const turn = (turns.get(name) ?? Promise.resolve()).then(work, work);
    turns.set(name, turn);
    return turn;
  };
  const buckets = new Map<string, IDBFactory>();
  let isSilent = false;
  const open = async (name: string) => {
    if (isSilent) await new Promise(() => {});
    const indexedDB = buckets.get(name) ?? new IDBFactory();
    buckets.set(name, indexedDB);
    return { indexedDB };
  };
  const fallSilent = () => {
    isSilent = true;
  };
  return { storageBuckets: { open }, locks: { request }, clear: () => buckets.clear(), fallSilent };
}
let browser: ReturnType<typeof browserWithBuckets> | undefined;

describe.each([
  { place: 'beside the stores', hasBuckets: false },
  { place: 'in a bucket of its own', hasBuckets: true },
])('what the last visit left, kept $place', ({ hasBuckets }) => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    browser = hasBuckets ? browserWithBuckets() : undefined;
    vi.stubGlobal('navigator', browser);
  });

  it('is of the one person who uses this phone', async () => {
    await visitOf('amina');
    expect(await (await start()).readWholeHead()).toEqual({ userId: 'amina', readings, profile: null, face });
  });

  it('is nobody’s when two people have keys here', async () => {
    for (const userId of ['amina', 'zola']) await visitOf(userId);
    expect(await (await start()).readWholeHead()).toBeNull();
  });

  it('is not there on a new phone, nor before all of it is, nor after she has left', async () => {
    expect(await (await start()).readWholeHead()).toBeNull();
    const visit = await start();
    await visit.deviceKey('amina');
    const parts = { readings, face, profile: null };
    for (const part of ['readings', 'face', 'profile'] as const) {
      expect(await (await start()).readWholeHead()).toBeNull();
      visit.keepHead('amina', part, parts[part]);
      await expect.poll(() => visit.isKept(`amina ${part}`)).toBe(true);
    }
    expect(await (await start()).readWholeHead()).toEqual({ userId: 'amina', ...parts });
    await visit.forgetSealed('amina');
    expect(await (await start()).readWholeHead()).toBeNull();
    expect(await visit.isKept('amina face')).toBe(false);
    expect(await visit.isOpen('amina')).toBe(false);
  });

  it('goes at the next start when her phone went off while it forgot her, and nobody else’s does', async () => {
    await visitOf('zola');
    const visit = await visitOf('amina');
    await visit.forgetDeviceKey('amina');
    const next = await start();
    await next.eraseOrphans(null);
    expect(await next.isOpen('amina')).toBe(false);
    expect(await next.isOpen('zola')).toBe(true);
    expect((await next.readWholeHead())?.userId).toBe('zola');
  });
});

it('takes nothing with it when the browser clears its bucket: her key to the stores stays, and the next visit keeps it anew', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  browser = browserWithBuckets();
  vi.stubGlobal('navigator', browser);
  const key = await (await visitOf('amina')).deviceKey('amina');
  browser.clear();
  const next = await start();
  expect(await next.readWholeHead()).toBeNull();
  expect(await next.deviceKey('amina')).toEqual(key);
  await visitOf('amina');
  expect((await (await start()).readWholeHead())?.readings).toEqual(readings);
});

it('holds up nobody whose bucket does not answer: her store is asked, she leaves, and the next start goes on', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  browser = browserWithBuckets();
  vi.stubGlobal('navigator', browser);
  browser.fallSilent();
  const visit = await start();
  await visit.deviceKey('amina');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  visit.keepHead('amina', 'face', face);
  const asked = vi.fn<() => () => void>(() => () => {});
  const { knownHead, readHead } = await import('./head-snapshot.ts');
  const { withHead } = await import('./with-head.ts');
  withHead({
    known: () => knownHead('amina', 'profile'),
    read: () => readHead('amina', 'profile'),
    live: { subscribe: asked },
  }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(asked).toHaveBeenCalledOnce();
  expect(await visit.deviceKey('amina')).toBeDefined();
  await visit.forgetSealed('amina');
  const next = await start();
  await next.eraseOrphans(null);
  expect(await next.deviceKey('amina')).toBeDefined();
});
