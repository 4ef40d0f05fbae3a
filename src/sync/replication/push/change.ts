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
 * Changes of one remote collection and their outcome. A change that is neither among `serverCopies` nor rejected has
 * arrived; the next pull confirms it.
 */
export interface PushBatch {
  readonly name: LocalCollectionName;
  readonly kind: string;
  readonly context: ReplicationContext;
  /** The server's copies of records that conflict, or that have arrived before. They are applied like pulled rows. */
  readonly serverCopies: Row[];
  /** Ids of the changes that the server rejected permanently. */
  readonly rejected: Set<string>;
}
