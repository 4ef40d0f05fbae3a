import type { Caller } from '../caller.ts';
import type { Clock } from '../clock.ts';
import type { EventBus } from '../events.ts';
import type { Collection } from '../schema/schema.ts';
import type { DocumentTable } from '../store/document-table.ts';
import type { Store } from '../store/store.ts';

/** What the calls on documents work with. */
export interface DocumentContext {
  store: Store;
  clock: Clock;
  events: EventBus;
  tableOf(collection: Collection): DocumentTable;
}

/** One call: by whom, where. */
export interface DocumentCall {
  context: DocumentContext;
  collection: Collection;
  caller: Caller;
}
