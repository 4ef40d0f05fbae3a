import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import type { ReplicationContext } from '@/sync/replication/context/replication-context.ts';
import type { Row } from '@/sync/records/row-mapping.ts';

/** One local change to send. */
export interface Change {
  readonly row: Row;
  /** The server's copy that the change is based on; undefined if the server never had the record. */
  readonly base: Row | undefined;
}

/**
 * Changes of one remote collection and their outcome: a change that is neither in conflict nor rejected has arrived.
 */
export interface PushBatch {
  readonly name: LocalCollectionName;
  readonly kind: string;
  readonly context: ReplicationContext;
  /** The server's copies of the conflicting records, for RxDB to resolve. */
  readonly conflicts: Row[];
  /** Ids of the changes that the server rejected permanently. */
  readonly rejected: Set<string>;
}
