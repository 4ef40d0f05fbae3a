// @vitest-environment page
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addReading } from '@/db/records/readings.ts';
import { newestReadings } from '@/db/records/live-readings.ts';
import { closeStore, openStore } from '@/db/store/open-store.ts';
import { toInstant } from '@/model/time/instant.ts';
import { SESSION_KEY, signedIn, signedOut } from '@/sync/account/session-store.ts';
import { notifyOtherTabs } from './session-channel.ts';
import { logOut, useSession } from './session.ts';
import { withUserErasureLock } from '@/db/store/erasure-lock.ts';

const amina = { id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] };
const weight = (kg: number) => ({ weight: kg, unit: 'kg' as const, recordedAt: toInstant(Date.now()) });
/** A save that waits for ever would only show as a timeout of the whole test. */
const SAVE_LIMIT_MS = 8000;
const inTime = <T>(work: Promise<T>): Promise<T | 'waits'> =>
  Promise.race([work, new Promise<'waits'>((resolve) => setTimeout(() => resolve('waits'), SAVE_LIMIT_MS))]);
const savedWeights = () =>
  new Promise<unknown[]>((resolve, reject) => {
    const stop = newestReadings({ limit: 50 }).subscribe(
      (rows) => (resolve(rows.map((row) => ('weight' in row ? row.weight : row.kind))), queueMicrotask(() => stop())),
      reject,
    );
  });

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  useSession.setState(signedIn(amina));
  await openStore(amina.id);
  await addReading('weight', weight(60));
});
afterEach(async () => {
  useSession.setState(signedOut);
  await closeStore(amina.id);
});

describe('a store that is opened while the data of the same user is erased', () => {
  it('keeps what is saved in it, and has nothing of the time before', async () => {
    const leaving = logOut();
    useSession.setState(signedIn(amina));
    void openStore(amina.id);
    expect(await inTime(addReading('weight', weight(68.4)))).not.toBe('waits');
    await leaving;
    expect(await inTime(savedWeights())).toEqual([68.4]);
    expect(await inTime(addReading('weight', weight(68.6)))).not.toBe('waits');
  });

  it('does so also when the erasing has come half-way', async () => {
    const leaving = logOut();
    await new Promise((resolve) => setTimeout(resolve, 30));
    useSession.setState(signedIn(amina));
    void openStore(amina.id);
    expect(await inTime(addReading('weight', weight(68.4)))).not.toBe('waits');
    await leaving;
    expect(await inTime(savedWeights())).toEqual([68.4]);
  });

  it('waits also for the erasing of another tab, and is not closed by this tab’s late part in that sign-out', async () => {
    let finish = () => {};
    const otherTab = withUserErasureLock(amina.id, () => new Promise<void>((resolve) => (finish = resolve)));
    localStorage.setItem(SESSION_KEY, JSON.stringify({ state: signedOut, version: 0 }));
    notifyOtherTabs();
    await expect.poll(() => useSession.getState().user).toBeNull();
    useSession.setState(signedIn(amina));
    let isOpen = false;
    void openStore(amina.id).then(() => (isOpen = true));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isOpen).toBe(false);
    finish();
    await otherTab;
    expect(await inTime(addReading('weight', weight(68.4)))).not.toBe('waits');
  });
});
