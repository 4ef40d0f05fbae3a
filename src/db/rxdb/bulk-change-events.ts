import type { EventBulk, RxStorageChangeEvent } from 'rxdb';

export type EncryptedRow = Readonly<Record<string, unknown>>;
export type Bulk = EventBulk<RxStorageChangeEvent<EncryptedRow>, unknown>;

/** Size of RxDB's event buffer for queries; a query that has missed more events runs again. */
const EVENT_BUFFER_SIZE = 100;
/** Rows of another tab or worker that are read and decrypted in one task, before the page may handle input. */
const CHUNK_ROWS = 50;

/**
 * Marks in the `context` of a bulk, where RxDB names the writer. This one: a receiver may skip changes of rows that it has
 * never loaded.
 */
export const CHANGED = 'maia-changed';
/** All changes of one write have been sent: a receiver that skipped some must run its queries again. */
export const CHANGES_END = 'maia-changes-end';
/** Rows were written that are not listed. */
export const UNLISTED = 'maia-untold';

/** True for a row that no receiver can have loaded before and that is not unsent: the server's copy in its first revision. */
const isFetched = ({ operation, documentData: { _rev, serverUpdatedAt } }: Bulk['events'][number]) =>
  operation === 'INSERT' && String(_rev).startsWith('1-') && Boolean(serverUpdatedAt);

const placeholderRow = {
  id: '',
  serverUpdatedAt: '-',
  _deleted: true,
  _rev: '1-',
  _meta: { lwt: 1 },
  _attachments: {},
};

/** A bulk of more placeholder events than RxDB's buffer has: it makes every query run again without naming rows. */
const requerySummary = ({ id, checkpoint }: Bulk, context: string): Bulk => ({
  id: `${id}-${context}`,
  checkpoint,
  context,
  events: Array.from({ length: EVENT_BUFFER_SIZE + 2 }, () => ({
    operation: 'INSERT' as const,
    documentId: placeholderRow.id,
    documentData: placeholderRow,
    previousDocumentData: undefined,
  })),
});

/** Splits events of a bulk into short bulks. */
const chunksOf = (bulk: Bulk, part: string, events: Bulk['events'], context = bulk.context): Bulk[] =>
  Array.from({ length: Math.ceil(events.length / CHUNK_ROWS) }, (_, at) => ({
    ...bulk,
    context,
    id: `${bulk.id}-${part}${at}`,
    events: events.slice(at * CHUNK_ROWS, (at + 1) * CHUNK_ROWS),
  }));

/** True for a bulk that only says that many rows changed, with placeholder events. */
export const isSummary = ({ context }: Bulk) => context === UNLISTED || context === CHANGES_END;
const isTooMany = (events: Bulk['events']) => events.length > EVENT_BUFFER_SIZE + 1;

/**
 * Splits one write for other tabs and workers into bulks that are short enough to be read between two frames. Many fetched
 * rows are replaced by a summary, because no receiver can have loaded them before. Many changes, for example of rows that were
 * sent, are all listed.
 */
export function toChunks(bulk: Bulk): Bulk[] {
  const { events } = bulk;
  if (events.length <= CHUNK_ROWS || isSummary(bulk)) return [bulk];
  const fetched = events.filter(isFetched);
  const changed = events.filter(({ operation }) => operation !== 'INSERT');
  const written = events.filter((event) => event.operation === 'INSERT' && !isFetched(event));
  return [
    ...(isTooMany(fetched) ? [requerySummary(bulk, UNLISTED)] : chunksOf(bulk, 'fetched', fetched)),
    ...chunksOf(bulk, 'written', written),
    ...(isTooMany(changed)
      ? [...chunksOf(bulk, 'changed', changed, CHANGED), requerySummary(bulk, CHANGES_END)]
      : chunksOf(bulk, 'changed', changed)),
  ];
}
