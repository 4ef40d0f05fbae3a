import { atMost } from '@/db/at-most.ts';
import { createStore } from '@/db/create-store.ts';
import { FileBox } from '@/db/file-box.ts';
import type { Store } from '@/db/open-store.ts';
import { localCollections, type LocalCollectionName } from '@/model/local-collection.ts';
import { conflictHandlerFor } from './conflict.ts';
import type { Connection } from './connection.ts';
import { connectFiles } from './file-remote.ts';
import { aborted, type Fence } from './lead.ts';
import { connectRemote } from './remote.ts';
import { startReplication, type Replication } from './replication.ts';
import type { SyncStatus } from './sync-status.ts';

const replicated = Object.keys(localCollections) as LocalCollectionName[];

const ENDING_MS = 2_000;

export interface CarryOptions {
  readonly userId: string;
  readonly connection: Connection;
  /** Ends it. */
  readonly over: AbortSignal;
  readonly fence: Fence;
  readonly told: (status: SyncStatus) => void;
  /** Fulfilled when the page is idle, where there is one. */
  readonly idle?: () => Promise<void>;
  /** It runs now; what is returned is called when it no longer does. */
  readonly began?: (replication: Replication) => () => void;
  /** Everything was pulled, and nothing waits but what was refused. */
  readonly settled?: () => void;
  /** Before the store is closed. What fails here, or takes longer than a moment, is no failure of the sync. */
  readonly ending?: (store: Store) => Promise<void>;
}

/** Opens the user's store and carries her records until it is over or the store is taken away. @throws when there is none */
export async function carry({ userId, connection, over, began, ending, ...options }: CarryOptions): Promise<void> {
  const loss = new AbortController();
  const store = await createStore(userId, {
    names: replicated,
    onlyKnown: true,
    carries: true,
    lost: () => loss.abort(),
    conflictHandler: (name) => (name === 'alertStates' ? undefined : conflictHandlerFor(name)),
  });
  let replication: Replication | undefined;
  const box = new FileBox(store);
  try {
    const remote = connectRemote(connection, ({ clockSkewMs }) => {
      if (clockSkewMs !== null) replication?.noteClockSkew(clockSkewMs);
    });
    const files = { box, remote: connectFiles(connection) };
    replication = await startReplication({ store, remote, files, ...options });
    const ended = began?.(replication);
    await Promise.race([aborted(over), aborted(loss.signal)]);
    ended?.();
    await replication.stop();
  } finally {
    box.close();
    if (ending) await atMost(ENDING_MS, ending(store));
    await store.close();
  }
}
