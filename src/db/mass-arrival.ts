import type { EventBulk, RxStorageChangeEvent } from 'rxdb';
import { Observable, of } from 'rxjs';
import { map, mergeMap } from 'rxjs/operators';

type Row = Readonly<Record<string, unknown>>;
type Bulk = EventBulk<RxStorageChangeEvent<Row>, unknown>;

/** RxDB keeps so many events for its queries; a query that has missed more asks the store again. */
const KEPT_EVENTS = 100;
const UNOPENED = 'maia-unopened';
/** So many rows of another realm are opened in one go; then the page has its turn. */
const LOT = 50;

/** A row that nobody can have met before and that waits for nobody: the server's own copy in its first revision. */
const isFetched = ({ operation, documentData: { _rev, serverUpdatedAt } }: RxStorageChangeEvent<Row>) =>
  operation === 'INSERT' && String(_rev).startsWith('1-') && Boolean(serverUpdatedAt);

const isMass = ({ events }: Bulk) => events.length > KEPT_EVENTS + 1 && events.every(isFetched);

/**
 * Another realm has fetched many rows: this one, which only shows them, does not open each to see whether a screen does.
 * Takes their sealed part off before they are opened. `isOwn`: this realm wrote the row itself.
 */
export const unopened = (bulks: Observable<Bulk>, sealedPart: string, isOwn: (row: Row) => boolean) =>
  bulks.pipe(
    map((bulk): Bulk => {
      const [first] = bulk.events;
      if (!first || !isMass(bulk) || isOwn(first.documentData)) return bulk;
      const events = bulk.events.slice(0, KEPT_EVENTS + 2).map((event) => {
        const { [sealedPart]: _, ...documentData } = event.documentData;
        return { ...event, documentData };
      });
      return { ...bulk, events, context: UNOPENED } as Bulk;
    }),
  );

/**
 * Tells of unopened rows in two steps, so that RxDB's list of kept events begins behind the first of them: every query sees
 * that it has missed some and asks the store again, once, instead of being told of each row.
 */
export const asMissed = (bulks: Observable<Bulk>) =>
  bulks.pipe(
    mergeMap((bulk) => {
      const { id, events, context } = bulk;
      if (context !== UNOPENED) return of(bulk);
      return of({ ...bulk, events: events.slice(0, -1) }, { ...bulk, id: `${id}-last`, events: events.slice(-1) });
    }),
  );

const lotsOf = (bulk: Bulk): Bulk[] =>
  Array.from({ length: Math.ceil(bulk.events.length / LOT) }, (_, at) => ({
    ...bulk,
    id: `${bulk.id}-${at}`,
    events: bulk.events.slice(at * LOT, (at + 1) * LOT),
  }));

/** Nobody waits for a page that is not seen, and its timers are slow. */
function isSeen(): boolean {
  const { document: page } = globalThis as { document?: { visibilityState: string } };
  return page?.visibilityState !== 'hidden';
}

const isOfChanges = ({ events }: Bulk) =>
  events.length > LOT && events.every(({ operation }) => operation === 'UPDATE');

/**
 * Another realm has changed many rows, all that were sent for example: they are told of in lots, in their order. What this
 * realm writes meanwhile is told of at once, and behind all that came before it.
 */
export const inLots = (bulks: Observable<Bulk>, isOwn: (row: Row) => boolean) =>
  new Observable<Bulk>((listener) => {
    const waiting: Bulk[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tellOne = () => {
      const lot = waiting.shift();
      timer = waiting.length > 0 ? setTimeout(tellOne) : undefined;
      if (lot) listener.next(lot);
    };
    const tellAll = () => {
      clearTimeout(timer);
      timer = undefined;
      for (const lot of waiting.splice(0)) listener.next(lot);
    };
    const subscription = bulks.subscribe({
      next(bulk) {
        const last = bulk.events.at(-1);
        const isWhole = !isOfChanges(bulk);
        if ((isWhole && waiting.length === 0) || (last && isOwn(last.documentData)) || !isSeen()) {
          tellAll();
          listener.next(bulk);
          return;
        }
        waiting.push(...(isWhole ? [bulk] : lotsOf(bulk)));
        timer ??= setTimeout(tellOne);
      },
      error: (error) => listener.error(error),
      complete() {
        tellAll();
        listener.complete();
      },
    });
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  });

/** Rows are opened side by side, and what this realm wrote needs no opening: told in the order in which they were noted. */
export const inOrder = (bulks: Observable<Bulk>, order: string[]) => {
  const early = new Map<string, Bulk>();
  return bulks.pipe(
    mergeMap((bulk) => {
      early.set(bulk.id, bulk);
      const next: Bulk[] = [];
      for (let first = early.get(order[0] ?? ''); first; first = early.get(order[0] ?? '')) {
        next.push(first);
        early.delete(first.id);
        order.shift();
      }
      return next;
    }),
  );
};
