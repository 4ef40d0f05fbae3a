import type { EventBulk, RxStorageChangeEvent } from 'rxdb';

export type SealedRow = Readonly<Record<string, unknown>>;
export type Bulk = EventBulk<RxStorageChangeEvent<SealedRow>, unknown>;

/** RxDB keeps so many events for its queries; a query that has missed more asks the store again. */
const KEPT_EVENTS = 100;
/** So many rows of another realm are read and opened in one go; then the page has its turn. */
const LOT = 50;

/** The marks of bulks, where RxDB names who wrote them. These changes concern only whoever has met the rows. */
export const CHANGED = 'maia-changed';
/** All changes of one write have been told: whoever passed some by may have missed something. */
export const CHANGES_END = 'maia-changes-end';
/** Rows were written that are not told of. */
export const UNTOLD = 'maia-untold';

/** A row that nobody can have met before and that waits for nobody: the server's own copy in its first revision. */
const isFetched = ({ operation, documentData: { _rev, serverUpdatedAt } }: Bulk['events'][number]) =>
  operation === 'INSERT' && String(_rev).startsWith('1-') && Boolean(serverUpdatedAt);

const noRow = { id: '', serverUpdatedAt: '-', _deleted: true, _rev: '1-', _meta: { lwt: 1 }, _attachments: {} };

/** Says as many times as make every query ask the store again that something was written, and not what. */
const notice = ({ id, checkpoint }: Bulk, context: string): Bulk => ({
  id: `${id}-${context}`,
  checkpoint,
  context,
  events: Array.from({ length: KEPT_EVENTS + 2 }, () => ({
    operation: 'INSERT' as const,
    documentId: noRow.id,
    documentData: noRow,
    previousDocumentData: undefined,
  })),
});

/** These events of a bulk, none of them in a long bulk. */
const lotsOf = (bulk: Bulk, part: string, events: Bulk['events'], context = bulk.context): Bulk[] =>
  Array.from({ length: Math.ceil(events.length / LOT) }, (_, at) => ({
    ...bulk,
    context,
    id: `${bulk.id}-${part}${at}`,
    events: events.slice(at * LOT, (at + 1) * LOT),
  }));

/** Stands for rows, and names none. */
export const isNotice = ({ context }: Bulk) => context === UNTOLD || context === CHANGES_END;
const isMass = (events: Bulk['events']) => events.length > KEPT_EVENTS + 1;

/**
 * What other realms are told of one write, in bulks that are short enough to be read between two frames. Of many rows that
 * were fetched none is told: nobody can have met them. Of many changes, all that were sent for example, all are.
 */
export function inShortBulks(bulk: Bulk): Bulk[] {
  const { events } = bulk;
  if (events.length <= LOT || isNotice(bulk)) return [bulk];
  const fetched = events.filter(isFetched);
  const changed = events.filter(({ operation }) => operation !== 'INSERT');
  const written = events.filter((event) => event.operation === 'INSERT' && !isFetched(event));
  return [
    ...(isMass(fetched) ? [notice(bulk, UNTOLD)] : lotsOf(bulk, 'fetched', fetched)),
    ...lotsOf(bulk, 'written', written),
    ...(isMass(changed)
      ? [...lotsOf(bulk, 'changed', changed, CHANGED), notice(bulk, CHANGES_END)]
      : lotsOf(bulk, 'changed', changed)),
  ];
}
