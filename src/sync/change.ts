import type { LocalCollectionName } from '@/model/local-collection.ts';
import type { ReplicationContext } from './replication-context.ts';
import type { Row } from './rows.ts';

/** One change of this phone on its way. */
export interface Change {
  readonly row: Row;
  /** The server's copy that the change was made from; undefined for what the server never had. */
  readonly base: Row | undefined;
}

/** Changes of one remote collection and what became of them: those that are neither in conflict nor dead have arrived. */
export interface Push {
  readonly name: LocalCollectionName;
  readonly kind: string;
  readonly context: ReplicationContext;
  /** The server's copies of what cannot simply be accepted, for RxDB to resolve. */
  readonly conflicts: Row[];
  /** Ids of what was refused for good. */
  readonly dead: Set<string>;
}
