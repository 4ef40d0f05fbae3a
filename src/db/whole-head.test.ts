import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Reading } from '@/model/reading.ts';
import type { Face } from './head-form.ts';

const readings = [{ id: 'r1' }] as never as Reading[];
const face: Face = { stored: {}, aside: {}, root: {}, innerWidth: 360, language: 'en', words: null };

/** A start of the browser on the same phone. */
async function start() {
  vi.resetModules();
  const [{ deviceKey }, { keepHead }, { forgetSealed }, { readWholeHead }, { readDeviceRecord }] = await Promise.all([
    import('./device-key.ts'),
    import('./head-snapshot.ts'),
    import('./erase-store.ts'),
    import('./whole-head.ts'),
    import('./device-records.ts'),
  ]);
  const isKept = async (id: string) => (await readDeviceRecord('heads', id)) !== undefined;
  return { deviceKey, keepHead, forgetSealed, readWholeHead, isKept };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

it('is what the last visit left of the one person who uses this phone', async () => {
  const visit = await start();
  await visit.deviceKey('amina');
  visit.keepHead('amina', 'readings', readings);
  visit.keepHead('amina', 'face', face);
  await expect.poll(async () => (await visit.isKept('amina readings')) && visit.isKept('amina face')).toBe(true);
  expect(await (await start()).readWholeHead()).toEqual({ userId: 'amina', readings, profile: undefined, face });
});

it('is nobody’s when two people have keys here', async () => {
  const visit = await start();
  for (const userId of ['amina', 'zola']) {
    await visit.deviceKey(userId);
    visit.keepHead(userId, 'readings', readings);
    visit.keepHead(userId, 'face', face);
    await expect.poll(() => visit.isKept(`${userId} face`)).toBe(true);
  }
  expect(await (await start()).readWholeHead()).toBeNull();
});

it('is not there before a page has said how it looks, nor on a new phone, nor after she has left', async () => {
  expect(await (await start()).readWholeHead()).toBeNull();
  const visit = await start();
  await visit.deviceKey('amina');
  visit.keepHead('amina', 'readings', readings);
  await expect.poll(() => visit.isKept('amina readings')).toBe(true);
  expect(await (await start()).readWholeHead()).toBeNull();
  visit.keepHead('amina', 'face', face);
  await expect.poll(() => visit.isKept('amina face')).toBe(true);
  await visit.forgetSealed('amina');
  expect(await (await start()).readWholeHead()).toBeNull();
  expect(await visit.isKept('amina face')).toBe(false);
});
