import { Observable, of } from 'rxjs';
import { filter, mergeMap } from 'rxjs/operators';
import {
  CHANGED,
  CHANGES_END,
  toChunks,
  isSummary,
  UNLISTED,
  type Bulk,
  type EncryptedRow,
} from './bulk-change-events.ts';

interface LocalContext {
  /** This tab or worker wrote the row itself. */
  readonly isOwnWrite: (row: EncryptedRow) => boolean;
  /** Code in this tab or worker has loaded the row of this id. */
  readonly isLoaded: (id: string) => boolean;
}

/** Replication must only see row events, so drop the "many rows changed" summaries. */
export const withoutSummaries = (bulks: Observable<Bulk>) => bulks.pipe(filter((bulk) => !isSummary(bulk)));

/**
 * Emits a summary in two bulks, so that RxDB's event buffer begins after the first placeholder event: every query sees that
 * it has missed events and runs again once, instead of processing each row.
 */
export const forceRequery = (bulks: Observable<Bulk>) =>
  bulks.pipe(
    mergeMap((bulk) => {
      const { id, events, context } = bulk;
      if (context !== UNLISTED) return of(bulk);
      return of({ ...bulk, events: events.slice(0, -1) }, { ...bulk, id: `${id}-last`, events: events.slice(-1) });
    }),
  );

/** A hidden page needs no pauses between batches, and browsers throttle its timers. */
function isVisible(): boolean {
  const { document: page } = globalThis as { document?: { visibilityState: string } };
  return page?.visibilityState !== 'hidden';
}

/** Filters many changes to those of loaded rows; the others become one summary at the end. */
function skipUnloaded(isLoaded: LocalContext['isLoaded']) {
  let hasSkipped = false;
  return (bulk: Bulk): Bulk | undefined => {
    if (bulk.context === CHANGED) {
      const events = bulk.events.filter(({ documentId }) => isLoaded(documentId));
      hasSkipped ||= events.length < bulk.events.length;
      return events.length > 0 ? { ...bulk, events } : undefined;
    }
    if (bulk.context !== CHANGES_END) return bulk;
    const filtered = hasSkipped ? { ...bulk, context: UNLISTED } : undefined;
    hasSkipped = false;
    return filtered;
  };
}

/**
 * Emits bulk writes of other tabs and workers in batches and in order, with other tasks in between. Changes of rows that are
 * not loaded here are not decrypted. A write of this tab or worker is emitted at once, after all earlier batches.
 */
export const inBatches = (bulks: Observable<Bulk>, { isOwnWrite, isLoaded }: LocalContext) =>
  new Observable<Bulk>((listener) => {
    const queue: Bulk[] = [];
    const filterBulk = skipUnloaded(isLoaded);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const emit = (bulk: Bulk) => {
      const filtered = filterBulk(bulk);
      if (filtered) listener.next(filtered);
    };
    const emitNext = () => {
      const batch = queue.shift();
      timer = batch && setTimeout(emitNext);
      if (batch) emit(batch);
    };
    const emitAll = () => {
      clearTimeout(timer);
      timer = undefined;
      for (const batch of queue.splice(0)) emit(batch);
    };
    const subscription = bulks.subscribe({
      next(bulk) {
        const isLocal = bulk.events.some(({ documentData }) => isOwnWrite(documentData));
        queue.push(...(isLocal ? [bulk] : toChunks(bulk)));
        if (isLocal || !isVisible()) emitAll();
        else if (timer === undefined) emitNext();
      },
      error: (error) => listener.error(error),
      complete() {
        emitAll();
        listener.complete();
      },
    });
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  });

/** Emits bulks in the order of `order` (bulk ids), because rows are decrypted in parallel and own writes need no decryption. */
export const inWriteOrder = (bulks: Observable<Bulk>, order: string[]) => {
  const outOfOrder = new Map<string, Bulk>();
  return bulks.pipe(
    mergeMap((bulk) => {
      outOfOrder.set(bulk.id, bulk);
      const next: Bulk[] = [];
      for (let first = outOfOrder.get(order[0] ?? ''); first; first = outOfOrder.get(order[0] ?? '')) {
        next.push(first);
        outOfOrder.delete(first.id);
        order.shift();
      }
      return next;
    }),
  );
};
