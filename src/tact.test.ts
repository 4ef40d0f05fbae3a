// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore, type Store } from '@/db/open-store.ts';
import { saveProfile } from '@/db/profile.ts';
import { addReading } from '@/db/readings.ts';
import { toInstant } from '@/model/instant.ts';
import { useSession } from '@/sync/session-store.ts';
import { beginTact, endTact, followTact, useTact } from './tact.ts';

let store: Store;
let stop: () => void;
beforeEach(async () => {
  store = await openStore('zuri');
  stop = await followTact('zuri');
});
afterEach(() => {
  stop();
  endTact();
  return store.close();
});

/** Resolves when the screens are, or are not, plain. */
const untilPlain = (wanted: boolean) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (useTact.getState().isPlain === wanted) resolve();
    };
    useTact.subscribe(look);
    look();
  });

it('after a loss every screen is plain at once, the records stay, and it can be taken back', async () => {
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

it('the next visit begins plain before its store is open, for her and for nobody else', async () => {
  const signIn = (id: string) => useSession.setState({ user: { id, name: 'Zuri', email: '', labels: [] } });
  await saveProfile({ name: 'Zuri', pregnancyStatus: 'ended' });
  await untilPlain(true);
  stop();
  endTact();
  signIn('amina');
  await beginTact('zuri');
  expect(useTact.getState().isPlain).toBe(false);
  signIn('zuri');
  await beginTact('zuri');
  expect(useTact.getState().isPlain).toBe(true);
  expect(document.documentElement.dataset.tact).toBe('plain');
});
