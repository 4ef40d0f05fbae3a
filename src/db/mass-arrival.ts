import type { EventBulk, RxStorageChangeEvent } from 'rxdb';
import { of, type Observable } from 'rxjs';
import { map, mergeMap } from 'rxjs/operators';

type Row = Readonly<Record<string, unknown>>;
type Bulk = EventBulk<RxStorageChangeEvent<Row>, unknown>;

/** RxDB keeps so many events for its queries; a query that has missed more asks the store again. */
const KEPT_EVENTS = 100;

/** A row that nobody can have met before: it is in its first revision. */
const isNew = ({ operation, documentData }: RxStorageChangeEvent<Row>) =>
  operation === 'INSERT' && String(documentData._rev).startsWith('1-');

const isMass = ({ events }: Bulk) => events.length > KEPT_EVENTS + 1 && events.every(isNew);

/**
 * Another realm has fetched many new rows: this one does not open each to see whether a screen shows it. Takes their sealed
 * part off before they are opened. `isOwn`: this realm wrote the row itself.
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
      return { ...bulk, events } as Bulk;
    }),
  );

/**
 * Tells of a mass of rows in two steps, so that RxDB's list of kept events begins behind the first of them: every query
 * sees that it has missed some and asks the store again, once, instead of being told of each row.
 */
export const asMissed = (bulks: Observable<Bulk>) =>
  bulks.pipe(
    mergeMap((bulk) => {
      if (!isMass(bulk)) return of(bulk);
      const { id, events } = bulk;
      return of({ ...bulk, events: events.slice(0, -1) }, { ...bulk, id: `${id}-last`, events: events.slice(-1) });
    }),
  );
