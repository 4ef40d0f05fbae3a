import type { Store } from '@/db/store/open-store.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import type { PullProgress } from './pull-progress.ts';
import type { RateLimiter } from '@/sync/transport/rate-limiter.ts';
import type { Verify } from '@/sync/transport/session-guard.ts';
import type { Remote } from '@/sync/transport/remote.ts';
import type { ServerHistory } from './server-history.ts';
import type { SyncRecords } from '@/sync/records/sync-records.ts';
import type { TombstoneLog } from './tombstone-log.ts';

/** Shared by the replication of all collections. */
export interface ReplicationContext {
  readonly userId: string;
  readonly store: Store;
  readonly remote: Remote;
  readonly rateLimiter: RateLimiter;
  readonly verify: Verify;
  readonly records: SyncRecords;
  readonly tombstones: TombstoneLog;
  /** What is stored about the server's history, and whether it looks broken. */
  readonly serverHistory: ServerHistory;
  /** Progress of pulls that take several pages. */
  readonly progress: PullProgress;
  /** Ids of the records of a collection that must not be sent before their file is uploaded. */
  readonly idsAwaitingFile: (name: LocalCollectionName) => Promise<ReadonlySet<string>>;
  /**
   * Queues the files that the server has lost. Called by a comparison before it marks rows as unsent, with the ids of the
   * records that it found deleted on the server.
   */
  readonly reconcileFiles: (name: LocalCollectionName, deletedRecords: ReadonlySet<string>) => Promise<void>;
  /** Deletes the local copies of these files: none may outlive what names it. */
  readonly dropFiles: (fileIds: readonly string[]) => Promise<void>;
  /** Called after records of this collection were sent. */
  readonly pushed: (name: LocalCollectionName) => void;
  /** Called after a collection was pulled and the session was verified. */
  readonly pulled: (name: LocalCollectionName) => Promise<void>;
}
