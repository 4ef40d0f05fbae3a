// @vitest-environment page
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { saveProfile } from '@/db/records/profile.ts';
import { addReading } from '@/db/records/readings.ts';
import { toInstant } from '@/model/time/instant.ts';
import { useSession } from '@/sync/account/session-store.ts';
import { preloadLossMode, endLossMode, followLossMode, useLossMode } from './pregnancy-loss-mode.ts';

let store: Store;
let stop: () => void;
beforeEach(async () => {
  store = await openStore('zuri');
  stop = await followLossMode('zuri');
});
afterEach(() => {
  stop();
  endLossMode();
  return store.close();
});

/** Resolves when the plain mode has this value. */
const untilPlain = (expected: boolean) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (useLossMode.getState().isPlain === expected) resolve();
    };
    useLossMode.subscribe(check);
    check();
  });

it('after a loss every screen is plain at once, the records stay, and the change can be undone', async () => {
  await saveProfile({ name: 'Zuri', pregnancyStatus: 'pregnant', weeksPregnant: 20, fetuses: 2 });
  await addReading('weight', { weight: 68.4, unit: 'kg', recordedAt: toInstant(Date.now()) });
  expect(document.documentElement.dataset.tact).toBeUndefined();

  const saved = await saveProfile({ pregnancyStatus: 'ended' });
  await untilPlain(true);
  expect(document.documentElement.dataset.tact).toBe('plain');
  expect(saved).toMatchObject({ weeksPregnant: 20, fetuses: 2, name: 'Zuri' });
  expect(await (await store.collection('readings')).find().exec()).toHaveLength(1);

  await saveProfile({ pregnancyStatus: 'pregnant' });
  await untilPlain(false);
  expect(document.documentElement.dataset.tact).toBeUndefined();
});

it('the next visit starts plain before the store is open, for the same user only', async () => {
  const signIn = (id: string) => useSession.setState({ user: { id, name: 'Zuri', email: '', labels: [] } });
  await saveProfile({ name: 'Zuri', pregnancyStatus: 'ended' });
  await untilPlain(true);
  stop();
  endLossMode();
  signIn('amina');
  await preloadLossMode('zuri');
  expect(useLossMode.getState().isPlain).toBe(false);
  signIn('zuri');
  await preloadLossMode('zuri');
  expect(useLossMode.getState().isPlain).toBe(true);
  expect(document.documentElement.dataset.tact).toBe('plain');
});
