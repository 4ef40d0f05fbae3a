// @vitest-environment page
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';

const amina = { id: 'amina', name: 'Amina Odhiambo', email: 'amina@example.org', labels: [] };

/** A start of the app on the same phone. */
async function start() {
  vi.resetModules();
  const [details, { useSession, signedIn }, { deviceKey }, { snapshotRecords }, { forgetSnapshot }] = await Promise.all(
    [
      import('./account-details.ts'),
      import('./session-store.ts'),
      import('@/db/encryption/device-key.ts'),
      import('@/db/snapshot/snapshot-records.ts'),
      import('@/db/snapshot/first-paint-snapshot.ts'),
    ],
  );
  const sealed = async () => (await snapshotRecords.read([['heads', 'amina account']]))[0] as string | undefined;
  return { ...details, useSession, signedIn, deviceKey, sealed, forgetSnapshot };
}

async function firstVisit() {
  const visit = await start();
  visit.useSession.setState(visit.signedIn(amina));
  await visit.deviceKey('amina');
  const stop = visit.saveAccountDetails('amina');
  await expect.poll(visit.sealed).toBeDefined();
  return { ...visit, stop };
}

beforeEach(() => {
  localStorage.clear();
  // A snapshot of the test before would look like one of this visit.
  indexedDB = new IDBFactory();
});

it('name and address are encrypted on the disk, and the next start has them without a network', async () => {
  const { sealed } = await firstVisit();
  expect(await sealed()).not.toContain('Odhiambo');
  const next = await start();
  expect(next.useSession.getState().user).toEqual({ ...amina, name: '', email: '' });
  await next.restoreAccountDetails('amina');
  expect(next.useSession.getState().user).toEqual(amina);
});

it('a changed name is the one that the next start has', async () => {
  const visit = await firstVisit();
  const before = await visit.sealed();
  visit.useSession.setState({ user: { ...amina, name: 'Amina Wanjiru' } });
  await expect.poll(visit.sealed).not.toBe(before);
  const next = await start();
  expect((await next.readSessionUser())?.name).toBe('Amina Wanjiru');
});

it('a newer answer of the server is not replaced by the snapshot', async () => {
  await firstVisit();
  const next = await start();
  const restoring = next.restoreAccountDetails('amina');
  next.useSession.setState({ user: { ...amina, name: 'Amina W.' } });
  await restoring;
  expect(next.useSession.getState().user?.name).toBe('Amina W.');
});

it('another user never gets them', async () => {
  await firstVisit();
  const next = await start();
  const restoring = next.restoreAccountDetails('amina');
  next.useSession.setState({ user: { id: 'zola', name: '', email: '', labels: [] } });
  await restoring;
  expect(next.useSession.getState().user).toMatchObject({ id: 'zola', name: '' });
});

it('a sign-out deletes them', async () => {
  const visit = await firstVisit();
  await visit.forgetSnapshot('amina');
  expect(await visit.sealed()).toBeUndefined();
});
