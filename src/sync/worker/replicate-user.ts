import { withTimeout } from '@/db/scheduling/with-timeout.ts';
import { createStore } from '@/db/store/create-store.ts';
import { FileStore } from '@/db/files/file-store.ts';
import type { Store } from '@/db/store/open-store.ts';
import { localCollections, type LocalCollectionName } from '@/model/collections/local-collections.ts';
import type { Connection } from '@/sync/transport/connection.ts';
import { connectFiles } from '@/sync/transport/file-remote.ts';
import { untilAborted, type Fence } from './leader-election.ts';
import type { AnswerHeaders } from '@/sync/transport/appwrite-client.ts';
import { connectRemote } from '@/sync/transport/remote.ts';
import { SyncRecords } from '@/sync/records/sync-records.ts';
import { startReplication, type Replication } from '@/sync/replication/replication.ts';
import type { SyncStatus } from '@/sync/status/sync-status.ts';

const replicatedCollections = Object.keys(localCollections) as LocalCollectionName[];

const BEFORE_CLOSE_TIMEOUT_MS = 2_000;

export interface ReplicateUserOptions {
  readonly userId: string;
  readonly connection: Connection;
  /** Ends the replication. */
  readonly signal: AbortSignal;
  readonly fence: Fence;
  readonly onStatus: (status: SyncStatus) => void;
  /** Resolves when the page is idle, where there is one. */
  readonly idle?: () => Promise<void>;
  /** Called when replication has started; the returned function is called when it ends. */
  readonly onStart?: (replication: Replication) => () => void;
  /** Everything was pulled, and nothing is unsent except rejected changes. */
  readonly onSettled?: () => void;
  /** Called before the store is closed. An error or a timeout of 2 s is ignored and is no failure of the sync. */
  readonly beforeClose?: (store: Store) => Promise<void>;
}

/**
 * Opens the user's store and replicates it until the signal aborts or the store is lost. @throws when the store cannot
 * be opened
 */
export async function replicateUser({
  userId,
  connection,
  signal,
  onStart,
  beforeClose,
  onStatus,
  ...options
}: ReplicateUserOptions): Promise<void> {
  const storeLost = new AbortController();
  const store = await createStore(userId, {
    names: replicatedCollections,
    requiresExistingKey: true,
    isReplicating: true,
    onLost: () => storeLost.abort(),
  });
  let replication: Replication | undefined;
  const fileStore = new FileStore(store);
  const records = new SyncRecords(store);
  try {
    let joinsCalls = (await records.fact('joinsCalls')) === 'yes';
    const onHeaders = (headers: AnswerHeaders) => {
      if (headers.clockSkewMs !== null) replication?.setClockSkew(headers.clockSkewMs);
      if (headers.joinsCalls === joinsCalls) return;
      joinsCalls = headers.joinsCalls;
      // Without it the next start takes some round trips more.
      void records.saveFact('joinsCalls', joinsCalls ? 'yes' : 'no').catch(() => undefined);
    };
    const remote = connectRemote(connection, onHeaders, joinsCalls);
    const files = { fileStore, remote: connectFiles(connection) };
    replication = await startReplication({ store, remote, files, onStatus, ...options });
    const onEnd = onStart?.(replication);
    await Promise.race([untilAborted(signal), untilAborted(storeLost.signal)]);
    onEnd?.();
    await replication.stop();
  } finally {
    fileStore.close();
    records.close();
    if (beforeClose) await withTimeout(BEFORE_CLOSE_TIMEOUT_MS, beforeClose(store));
    await store.close();
  }
}
