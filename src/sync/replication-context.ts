import type { LocalCollectionName } from '@/model/local-collection.ts';
import type { RecordType } from '@/model/record.ts';
import type { PullProgress } from './pull-progress.ts';
import type { Gate } from './gate.ts';
import type { Verify } from './guard.ts';
import type { Remote } from './remote.ts';
import type { Row } from './rows.ts';
import type { Soundness } from './soundness.ts';
import type { SyncRecords } from './sync-records.ts';
import type { TombstoneLog } from './tombstone-log.ts';

/** What push and pull of every collection share. */
export interface ReplicationContext {
  readonly userId: string;
  readonly remote: Remote;
  readonly gate: Gate;
  readonly verify: Verify;
  readonly records: SyncRecords;
  readonly tombstones: TombstoneLog;
  /** Ids of records that wait for a file of theirs to arrive before them. */
  readonly held: () => Promise<ReadonlySet<string>>;
  /** After records of this collection reached the server. */
  readonly pushed: (name: LocalCollectionName) => void;
  /** After all of a collection's reads were believed. */
  readonly pulled: (name: LocalCollectionName) => void;
  /** The next pull of this collection takes these rows in as if the server had sent them. */
  readonly takeLater: (name: LocalCollectionName, rows: readonly Row[]) => void;
  /** Hands out, once, what is to be taken in. */
  readonly takeNow: (name: LocalCollectionName) => readonly Row[];
  /** Before these records go here because they are gone there: no copy of their files outlives them. */
  readonly goneThere: (name: LocalCollectionName, ids: readonly string[]) => Promise<void>;
  /** `$updatedAt` of this phone's own edits, by id, until a pull has seen them: an answer asked for before shows a past. */
  readonly ownEdits: Map<string, string>;
  /** How far the fetching is of what takes several pages. */
  readonly progress: PullProgress;
  /** Whether the phone holds records of this type that the server is known to have had. */
  readonly holdsConfirmed: (name: LocalCollectionName, record: RecordType) => Promise<boolean>;
  /** What is known of the server's past, and whether it looks broken. */
  readonly soundness: Soundness;
}
