import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from '@/db/store/create-store.ts';
import { deviceKey } from '@/db/encryption/device-key.ts';
import { withoutContent } from '@/db/writes/without-content.ts';
import { HOUR_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import { answer } from '../../../tests/simulation/world/servers/model-query.ts';
import { conflictHandlerFor } from '@/sync/records/conflict-resolution.ts';
import type { Operation, Remote, RemoteDocument } from '@/sync/transport/remote.ts';
import { startReplication, type Replication } from './replication.ts';
import type { SyncStatus } from '@/sync/status/sync-status.ts';

const userId = 'lean-amina';
const held = new Map<string, RemoteDocument[]>();
const sent: Operation[] = [];
const ids = () => (held.get('weight') ?? []).map(({ $id }) => $id);

function document(id: string, fields: Record<string, unknown>): RemoteDocument {
  const at = toInstant(Date.now());
  return { $id: id, $createdAt: at, $updatedAt: at, $permissions: [`delete("user:${userId}")`], ...fields };
}
const remote: Remote = {
  account: async () => userId,
  list: async (collection, queries) => answer(held.get(collection) ?? [], queries),
  count: async () => 0,
  byIds: async (collection, some) => (held.get(collection) ?? []).filter(({ $id }) => some.includes($id)),
  async commit(operations) {
    sent.push(...operations);
    for (const operation of operations) {
      const others = (held.get(operation.collection) ?? []).filter(({ $id }) => $id !== operation.id);
      const made = operation.action === 'create' ? [document(operation.id, operation.data)] : [];
      held.set(operation.collection, [...others, ...made]);
    }
  },
  patchIf: async () => undefined,
  start: async () => undefined,
  cut: () => undefined,
};

let end = async () => {};
async function beginLife() {
  const store = await createStore(userId, {
    names: ['readings'],
    isReplicating: true,
    conflictHandler: (name) => (name === 'alertStates' ? undefined : conflictHandlerFor(name)),
  });
  const status: SyncStatus[] = [];
  let isSettled = false;
  const replication: Replication = await startReplication({
    store,
    remote,
    onStatus: (each) => status.push(each),
    onSettled: () => (isSettled = true),
  });
  end = async () => {
    await replication.stop();
    await store.close();
  };
  await vi.waitFor(() => expect(isSettled).toBe(true), 5_000);
  return { readings: await store.collection('readings'), pending: () => status.at(-1)?.pending };
}
afterEach(() => end());

/** The number of rows in the replication metadata, without its two checkpoints. */
async function notesKept(): Promise<number> {
  const names = (await indexedDB.databases()).map(({ name = '' }) => name).filter((name) => name.includes('meta'));
  let count = 0;
  for (const name of names) {
    const opened = await new Promise<IDBDatabase>((resolve) => {
      const asked = indexedDB.open(name);
      asked.onsuccess = () => resolve(asked.result);
    });
    const asked = opened.transaction('docs').objectStore('docs').getAllKeys();
    const keys = await new Promise<IDBValidKey[]>((resolve) => (asked.onsuccess = () => resolve(asked.result)));
    count += keys.filter((key) => String(key).endsWith('|0')).length;
    opened.close();
  }
  return count;
}

it('a confirmed row needs no stored replication metadata, before and after a restart', async () => {
  await deviceKey(userId);
  const weight = (n: number) => ({
    userId,
    weight: 60 + n,
    unit: 'kg',
    recordedAt: toInstant(Date.now() - n * HOUR_MS),
  });
  held.set('weight', [document('w-1', weight(1)), document('w-2', weight(2))]);
  const first = await beginLife();
  expect((await first.readings.find().exec()).map(({ id }) => id).toSorted()).toEqual(['w-1', 'w-2']);

  // A new record is sent once and confirmed.
  const { userId: _, ...values } = weight(3);
  const row = { ...values, id: 'w-3', userId, kind: 'weight', recordedDesc: 1, serverUpdatedAt: '' };
  await first.readings.insert(row);
  await vi.waitFor(
    async () => expect((await first.readings.findOne('w-3').exec())?.serverUpdatedAt).not.toBe(''),
    5_000,
  );
  expect(sent.map(({ action, id }) => `${action} ${id}`)).toEqual(['create w-3']);
  expect(await notesKept()).toBe(0);
  await end();

  // After a restart nothing confirmed is sent again, a remote deletion is applied, and a local deletion is sent.
  sent.length = 0;
  const gone = { userId, entity: 'weight', deletedAt: toInstant(Date.now()) };
  held.set('tombstones', [document('w-1', gone)]);
  held.set(
    'weight',
    (held.get('weight') ?? []).filter(({ $id }) => $id !== 'w-1'),
  );
  const second = await beginLife();
  await vi.waitFor(async () => expect(await second.readings.findOne('w-1').exec()).toBeNull(), 5_000);
  expect(sent).toEqual([]);
  await (await second.readings.findOne('w-2').exec())?.incrementalModify((each) => withoutContent(each) as never);
  await vi.waitFor(() => expect(ids()).toEqual(['w-3']), 5_000);
  await vi.waitFor(() => expect(second.pending()).toBe(0), 5_000);
  expect(sent.map(({ action, id }) => `${action} ${id}`).toSorted()).toEqual(['create w-2', 'delete w-2']);
  expect(await notesKept()).toBe(0);
});
