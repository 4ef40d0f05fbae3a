import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FileStore } from '../../src/db/files/file-store.ts';
import type { Store } from '../../src/db/store/open-store.ts';
import { withoutContent } from '../../src/db/writes/without-content.ts';
import { startReplication } from '../../src/sync/replication/replication.ts';
import type { SyncStatus } from '../../src/sync/status/sync-status.ts';
import { connectFiles } from '../../src/sync/transport/file-remote.ts';
import { connectRemote } from '../../src/sync/transport/remote.ts';
import { openProfile, restoreProfile, rowsOf } from '../support/carried-profile.ts';
import { readOldProfile } from '../support/old-profile.ts';
import { Clinic } from './clinic.ts';
import type { Account } from './device.ts';

const profile = readOldProfile();
let clinic: Clinic;
let amina: Account;

beforeEach(async () => {
  clinic = await Clinic.open();
  amina = await clinic.signUp(profile.user.id);
  // With the old ids, times and grants: the server that the phone knows.
  for (const { collection, id, data, permissions } of profile.server.documents)
    await clinic.plant(collection, id, data, permissions);
  await restoreProfile(profile);
});
afterEach(() => clinic[Symbol.asyncDispose]());

/** The patient's documents of a collection, each with only the fields that the fixture expects of one of them. */
async function held(collection: string): Promise<string[]> {
  const fields = Object.keys(profile.expected[collection]?.[0] ?? {});
  const found = await clinic.documents(collection, amina.id);
  return found.map((document) => JSON.stringify(fields.map((field) => document[field]))).toSorted();
}
const wanted = (collection: string): string[] =>
  (profile.expected[collection] ?? []).map((each) => JSON.stringify(Object.values(each))).toSorted();

/** Deletes the reading as the version before stored a deletion: without a base. */
async function deleteReading(weight: number): Promise<void> {
  const store = await openProfile(profile);
  const readings = await (await store.collection('readings')).find().exec();
  await readings
    .find((row) => row.get('weight') === weight)
    ?.incrementalModify((row) => {
      const { base: _base, ...deletion } = withoutContent(row);
      return deletion as typeof row;
    });
  await store.close();
}

/** Starts the app's replication on the old profile, runs `during`, and stops it as when the app is closed. */
async function replicate(during: (store: Store, status: () => SyncStatus | undefined) => Promise<void>): Promise<void> {
  const store = await openProfile(profile);
  const connection = {
    endpoint: `${clinic.url}/v1`,
    projectId: 'maia',
    databaseId: 'maia',
    session: amina.session,
  };
  const fileStore = new FileStore(store);
  const statuses: SyncStatus[] = [];
  const replication = await startReplication({
    store,
    remote: connectRemote(connection),
    files: { fileStore, remote: connectFiles(connection) },
    onStatus: (status) => statuses.push(status),
    firstWaitMs: 20,
  });
  await during(store, () => statuses.at(-1));
  await replication.stop();
  fileStore.close();
  await store.close();
}

const collections = Object.keys(profile.expected);
const everythingHeld = async () =>
  Object.fromEntries(await Promise.all(collections.map(async (each) => [each, await held(each)])));
const everythingWanted = Object.fromEntries(collections.map((each) => [each, wanted(each)]));

it(
  'what waited in the version before arrives once, deletions too, and what was rejected is not sent',
  { timeout: 60_000 },
  async () => {
    await deleteReading(61.3);
    await replicate(async (store, status) => {
      await expect.poll(everythingHeld, { timeout: 30_000, interval: 100 }).toEqual(everythingWanted);
      await expect.poll(() => status()?.dead, { timeout: 30_000 }).toBe(2);
      await expect
        .poll(
          async () =>
            [...(await rowsOf(store)).values()].filter(({ serverUpdatedAt }) => serverUpdatedAt === '').length,
          { timeout: 30_000 },
        )
        .toBe(2);
      expect(await clinic.documents('tombstones', amina.id)).toHaveLength(3);
    });
    await replicate(async (_, status) => {
      await expect.poll(() => status()?.phase, { timeout: 30_000 }).toBe('idle');
      expect(await everythingHeld()).toEqual(everythingWanted);
      expect(status()?.dead).toBe(2);
    });
  },
);
