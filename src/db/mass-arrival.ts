import type { EventBulk, RxStorageChangeEvent } from 'rxdb';
import { of, type Observable } from 'rxjs';
import { map, mergeMap } from 'rxjs/operators';

type Row = Readonly<Record<string, unknown>>;
type Bulk = EventBulk<RxStorageChangeEvent<Row>, unknown>;

/** RxDB keeps so many events for its queries; a query that has missed more asks the store again. */
const KEPT_EVENTS = 100;
const UNOPENED = 'maia-unopened';

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
