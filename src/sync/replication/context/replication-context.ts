import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import type { RecordType } from '@/model/schema/record.ts';
import type { PullProgress } from './pull-progress.ts';
import type { RateLimiter } from '@/sync/transport/rate-limiter.ts';
import type { Verify } from '@/sync/transport/session-guard.ts';
import type { Remote } from '@/sync/transport/remote.ts';
import type { Row } from '@/sync/records/row-mapping.ts';
import type { ServerHistory } from './server-history.ts';
import type { SyncRecords } from '@/sync/records/sync-records.ts';
import type { TombstoneLog } from './tombstone-log.ts';

/** Shared by the push and pull handlers of all collections. */
export interface ReplicationContext {
  readonly userId: string;
  readonly remote: Remote;
  readonly rateLimiter: RateLimiter;
  readonly verify: Verify;
  readonly records: SyncRecords;
  readonly tombstones: TombstoneLog;
  /** Ids of records that must not be sent before their file is uploaded. */
  readonly idsAwaitingFile: () => Promise<ReadonlySet<string>>;
  /** Called after records of this collection were sent. */
  readonly pushed: (name: LocalCollectionName) => void;
  /** Called after a pull cycle of a collection ended and the session was verified. */
  readonly pulled: (name: LocalCollectionName) => void;
  /** Queues rows that the next pull of this collection returns as if the server had sent them. */
  readonly queueRemoteRows: (name: LocalCollectionName, rows: readonly Row[]) => void;
  /** Returns the queued rows and empties the queue. */
  readonly takeQueuedRows: (name: LocalCollectionName) => readonly Row[];
  /**
   * Called before these records are deleted locally because the server deleted them: no local copy of their files may
   * outlive them.
   */
  readonly beforeRemoteDeletes: (name: LocalCollectionName, ids: readonly string[]) => Promise<void>;
  /**
   * `$updatedAt` of edits that this device sent, by id, until a pull has read them. A page requested earlier would
   * return an older copy.
   */
  readonly editsToConfirm: Map<string, string>;
  /** Progress of pulls that take several pages. */
  readonly progress: PullProgress;
  /** Whether the store has records of this type that the server has confirmed. */
  readonly hasConfirmedRows: (name: LocalCollectionName, record: RecordType) => Promise<boolean>;
  /** What is stored about the server's history, and whether it looks broken. */
  readonly serverHistory: ServerHistory;
}
