import type { AuditTrail } from '../audit/audit-trail.ts';
import type { Caller } from '../protocol/caller.ts';
import type { Clock } from '../protocol/clock.ts';
import type { EventBus } from '../events/event-bus.ts';
import type { Collection } from '../schema/schema.ts';
import type { DocumentTable } from '../store/tables/document-table.ts';
import type { Store } from '../store/store.ts';

/** What the functions on documents need. */
export interface DocumentContext {
  store: Store;
  clock: Clock;
  events: EventBus;
  audit: AuditTrail;
  tableOf(collection: Collection): DocumentTable;
}

/** One call of a caller on a collection. */
export interface DocumentCall {
  context: DocumentContext;
  collection: Collection;
  caller: Caller;
}
