import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { createStore } from '@/db/store/create-store.ts';
import { toInstant } from '@/model/time/instant.ts';
import type { Remote } from '@/sync/transport/remote.ts';
import { startReplication } from './replication.ts';

const userId = 'amina';

/** A server that accepts everything; `calls` lists what changed something on it. */
function acceptingServer() {
  const calls: string[] = [];
  const remote: Remote = {
    account: async () => userId,
    list: async () => [],
    count: async () => 0,
    byIds: async () => [],
    commit: async (operations) => void calls.push(`commit ${operations.length}`),
    patchIf: async () => undefined,
    start: async (functionId) => void calls.push(`start ${functionId}`),
    cut: () => void calls.push('cut'),
  };
  return { calls, remote };
}

it('asks for the doctor’s access before it stops, when it stops right after a push as a background sync does', async () => {
  const { calls, remote } = acceptingServer();
  const store = await createStore(userId, {
    names: ['readings'],
    isReplicating: true,
  });
  const recordedAt = toInstant(Date.now());
  const values = { weight: 68, unit: 'kg', recordedAt, createdAt: recordedAt };
  const row = { id: 'w-1', userId, kind: 'weight', recordedDesc: 1, serverUpdatedAt: '', ...values };
  await (await store.collection('readings')).insert(row);
  const replication = await startReplication({ store, remote, onStatus: () => undefined });
  await vi.waitFor(() => expect(calls).toContain('commit 1'), 5_000);
  await replication.stop();
  await store.close();
  expect(calls).toEqual(['commit 1', 'start care-access', 'cut']);
});
