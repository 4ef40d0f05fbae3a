import type { ReplicationPullHandlerResult } from 'rxdb';
import type { LocalRow } from '@/db/store/local-row.ts';
import { toInstant } from '@/model/time/instant.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import { isStoredFor, storedForFields, type RecordType } from '@/model/schema/record.ts';
import { fetchByIds } from '@/sync/replication/context/fetch-by-ids.ts';
import { OVERLAP_MS, pageQueries, cursorOf, type KeysetCursor } from '@/sync/replication/context/keyset-pagination.ts';
import { hasNewestFirst, newestQueries } from './newest-first.ts';
import { kindsOf } from '@/sync/records/record-types.ts';
import { MAX_COUNTED, type RemoteDocument } from '@/sync/transport/remote.ts';
import type { ReplicationContext } from '@/sync/replication/context/replication-context.ts';
import { deletedRow, isRecreated, rowOf, type Row } from '@/sync/records/row-mapping.ts';

interface Stream {
  /** The largest `$updatedAt` read so far, and the id of its document. */
  readonly latest: string | null;
  readonly latestId?: string | null;
  /**
   * Where the next page of the running cycle starts; null at the end of the cycle. The name is part of the stored
   * checkpoint.
   */
  readonly place: { from: string } | { after: KeysetCursor } | 'newest' | 'rest' | 'start' | null;
}

/**
 * The pull checkpoint of one local collection: how far each of its remote collections, and the tombstones, have been
 * read. RxDB stores it, so its fields must keep their names.
 */
export interface PullCheckpoint {
  readonly cycle: string;
  readonly streams: Readonly<Record<string, Stream>>;
  readonly latestGone: string | null;
}

/** Upper bound for the rows of one page, which are also written to the store at once. */
const PAGE = 1000;
/** The same for older history. It is fetched when the page is idle and no screen waits for it, so it may be longer. */
const OLDER_PAGE = 2 * PAGE;
/**
 * If a page took longer than this, or failed, the next one is shorter: on a slow network a long page may never
 * complete.
 */
const SLOW_MS = 5_000;

/** One page, and the limit it was requested with. */
interface FetchedPage {
  readonly documents: readonly RemoteDocument[];
  readonly limit: number;
}

const minusOverlap = (instant: string): string => toInstant(Date.parse(instant) - OVERLAP_MS);
const laterOf = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one;

/** The document of a page with the largest `$updatedAt`. */
const lastChangedOf = (page: readonly RemoteDocument[]): RemoteDocument | undefined =>
  page.reduce<RemoteDocument | undefined>(
    (last, document) => (last && last.$updatedAt > document.$updatedAt ? last : document),
    undefined,
  );

/** The position of a stream after a page in which `last` has the largest `$updatedAt`. */
const positionAfter = ({ latest, latestId }: Stream, last: RemoteDocument | undefined) =>
  last && (latest === null || last.$updatedAt >= latest)
    ? { latest: last.$updatedAt, latestId: last.$id }
    : { latest, latestId };

/** A new cycle starts one overlap before the end of the previous one. */
function beginCycle(kinds: [string, RecordType][], before: PullCheckpoint | undefined): PullCheckpoint {
  const streams = kinds.map(([kind]): [string, Stream] => {
    const { latest = null, latestId = null } = before?.streams[kind] ?? {};
    return [kind, { latest, latestId, place: latest === null ? 'start' : { from: minusOverlap(latest) } }];
  });
  return {
    cycle: crypto.randomUUID(),
    streams: Object.fromEntries(streams),
    latestGone: before?.latestGone ?? null,
  };
}

type Result = ReplicationPullHandlerResult<LocalRow, PullCheckpoint> & { readonly checkpoint: PullCheckpoint };

/**
 * The first cycle on a device starts with the newest records. They do not move the checkpoint: only pages in the
 * server's order of `$updatedAt` do.
 */
const withNewestFirst = (startPoint: PullCheckpoint): PullCheckpoint => ({
  ...startPoint,
  streams: Object.fromEntries(
    Object.entries(startPoint.streams).map(([kind, stream]) => [kind, { ...stream, place: 'newest' }]),
  ),
});

/** Pages after the newest records. The device already has what its screens show first. */
const isOlderHistory = ({ place }: Stream) =>
  place === 'rest' || (typeof place === 'object' && place !== null && 'after' in place);

/** Whether some kind has filled a page, so that there are more. */
const hasMorePages = ({ streams }: PullCheckpoint) =>
  Object.values(streams).some(({ place }) => typeof place === 'object' && place !== null && 'after' in place);

const isCycleEnd = ({ streams }: PullCheckpoint) => Object.values(streams).every(({ place }) => place === null);

/**
 * The pull handler of one local collection. `onPage` is called just before a page is returned, with whether it ends the
 * cycle.
 */
export function pullOf(name: LocalCollectionName, context: ReplicationContext, onPage: (isOver: boolean) => void) {
  const { userId, rateLimiter, remote, verify, tombstones, serverHistory, editsToConfirm, progress, hasConfirmedRows } =
    context;
  const kinds = kindsOf(name);
  /** RxDB does not store the checkpoint of an empty page, so the running cycle is remembered in this variable. */
  let runningCycle: string | null = null;
  let mayStartWithNewest = hasNewestFirst(name);
  let isFirstCall = true;
  /** How many records of a kind must be fetched before the remaining ones are counted again. */
  const countAgainFrom = new Map<string, number>();

  /**
   * Pages requested before RxDB asks for them, while the previous page is checked and written; by kind and position.
   */
  const prefetched = new Map<string, Promise<FetchedPage>>();
  const keyOf = (kind: string, { place }: Stream) => `${kind} ${JSON.stringify(place)}`;
  let olderPageSize = OLDER_PAGE;

  async function fetchPage([, record]: [string, RecordType], stream: Stream): Promise<FetchedPage> {
    const { place } = stream;
    if (place === null) return { documents: [], limit: PAGE };
    if (isOlderHistory(stream)) await progress.untilOlderMayLoad();
    const fields = storedForFields(record);
    const queriesOf = (limit: number) =>
      place === 'newest'
        ? newestQueries(name, userId, limit, fields)
        : pageQueries(userId, limit, typeof place === 'string' ? null : place, fields);
    let limit = isOlderHistory(stream) ? olderPageSize : PAGE;
    const from = performance.now();
    const documents = await rateLimiter.retry(async () => {
      const triedLimit = limit;
      // If this request fails, the page may have been too long for the connection.
      limit = PAGE;
      const found = await remote.list(record.collection, queriesOf(triedLimit));
      limit = triedLimit;
      return found;
    });
    olderPageSize = performance.now() - from > SLOW_MS ? PAGE : OLDER_PAGE;
    return { documents, limit };
  }

  function prefetch(entry: [string, RecordType], stream: Stream): void {
    const fetched = fetchPage(entry, stream);
    // `readPage` awaits the same promise and handles its failure.
    fetched.catch(() => undefined);
    prefetched.set(keyOf(entry[0], stream), fetched);
  }

  function readPage(entry: [string, RecordType], stream: Stream): Promise<FetchedPage> {
    const key = keyOf(entry[0], stream);
    const pending = prefetched.get(key);
    prefetched.delete(key);
    return pending ?? fetchPage(entry, stream);
  }

  /** Reports the progress of a pull that takes several pages. Meanwhile the remaining records are counted. */
  function reportProgress([kind, record]: [string, RecordType], rows: number, { place }: Stream): void {
    if (place === null) progress.end(kind);
    if (place === null || typeof place === 'string' || 'from' in place) return;
    const done = progress.fetched(kind, rows);
    if (progress.isCounted(kind) || done < (countAgainFrom.get(kind) ?? 0)) return;
    countAgainFrom.set(kind, done + MAX_COUNTED / 2);
    rateLimiter
      .retry(() => remote.count(record.collection, pageQueries(userId, 1, place, storedForFields(record))))
      .then(
        (left) => left < MAX_COUNTED && progress.counted(kind, done + left),
        () => undefined,
      );
  }

  /**
   * Deletes a document that was created after its tombstone: the create was still under way when the record was
   * deleted.
   */
  async function deleteAgain(record: RecordType, { $id: id }: RemoteDocument): Promise<void> {
    await rateLimiter.tryOnce(() => remote.commit([{ action: 'delete', collection: record.collection, id }]));
  }

  /**
   * The next cycle reads the last document of the previous one again. If it is missing without a tombstone, the server
   * may have been restored from a backup.
   */
  async function checkLastRead(
    record: RecordType,
    { latest, latestId }: Stream,
    { documents: page, limit }: FetchedPage,
  ) {
    if (latest === null || !latestId) return;
    const { collection } = record;
    const isThere =
      page.some(({ $id }) => $id === latestId) ||
      tombstones.find(collection, latestId) !== undefined ||
      // The overlap of one minute may fill more than a page, so ask for the document by id.
      (page.length === limit && (await fetchByIds(context, record, [latestId])).has(latestId));
    if (!isThere && (await verify()) === 'held') await serverHistory.suspect(`${latestId} ${latest}`);
  }

  /**
   * Confirmed rows without a checkpoint: the tab died between writing pulled rows and writing their replication
   * metadata. Only a comparison shows how far the server's history was complete then.
   */
  async function checkUnrecordedReads({ streams }: PullCheckpoint): Promise<void> {
    for (const [kind, record] of kinds)
      if (!streams[kind]?.latest && (await hasConfirmedRows(name, record))) await serverHistory.suspect(kind);
  }

  async function readPages(startPoint: PullCheckpoint): Promise<Result> {
    const streamOf = (kind: string): Stream => startPoint.streams[kind] ?? { latest: null, place: 'start' };
    const isNewest = Object.values(startPoint.streams).some(({ place }) => place === 'newest');
    const isLaterPage = hasMorePages(startPoint);
    // Tombstones are read once, with the first page. A deleted document that still appears in a later page is younger
    // than the first page, and the next cycle reads it again.
    const refreshed = isLaterPage ? undefined : tombstones.refresh();
    const [pages] = await Promise.all([Promise.all(kinds.map((kind) => readPage(kind, streamOf(kind[0])))), refreshed]);
    const rows = new Map<string, Row>();
    const streams: Record<string, Stream> = {};
    for (const [index, [kind, record]] of kinds.entries()) {
      const fetched = pages[index] ?? { documents: [], limit: PAGE };
      const { documents: page } = fetched;
      const userDocuments = page.filter((document) => isStoredFor(record, document, userId));
      const last = lastChangedOf(page);
      const before = streamOf(kind);
      const isWhole = page.length < fetched.limit;
      const read: Stream = {
        // Documents that another account wrote under this user's id do not move the checkpoint: they get removed, and
        // their absence later says nothing about the server's history.
        ...positionAfter(before, lastChangedOf(userDocuments)),
        place: last && !isWhole ? { after: cursorOf(last) } : null,
      };
      // If the newest records do not fill a page, they are all there is.
      streams[kind] = before.place === 'newest' && !isWhole ? { ...before, place: 'rest' } : read;
      if (read.latest !== null && streams[kind] === read) serverHistory.noteSeen(read.latest);
      reportProgress([kind, record], page.length, streams[kind]);
      if (isOlderHistory(streams[kind])) prefetch([kind, record], streams[kind]);
      if (!isLaterPage) await checkLastRead(record, before, fetched);
      for (const document of userDocuments) {
        if (document.$updatedAt < (editsToConfirm.get(document.$id) ?? '')) continue;
        editsToConfirm.delete(document.$id);
        const found = tombstones.find(record.collection, document.$id);
        const tombstone = found && !isRecreated(name, record, document, found) ? found : undefined;
        if (found && !tombstone) tombstones.forget(record.collection, document.$id);
        if (tombstone) void deleteAgain(record, document).catch(() => undefined);
        rows.set(
          document.$id,
          tombstone
            ? deletedRow(name, kind, tombstone.id, userId, tombstone.updatedAt, tombstone.deletedAt)
            : rowOf(name, kind, record, document),
        );
      }
      if (isLaterPage) continue;
      const from = startPoint.latestGone === null ? null : minusOverlap(startPoint.latestGone);
      for (const tombstone of tombstones.since(record.collection, from))
        rows.set(tombstone.id, deletedRow(name, kind, tombstone.id, userId, tombstone.updatedAt, tombstone.deletedAt));
    }
    const latestGone = [...rows.values()].reduce(
      (latest, row) => (row._deleted ? laterOf(latest, row.serverUpdatedAt) : latest),
      startPoint.latestGone,
    );
    const checkpoint = { cycle: startPoint.cycle, streams, latestGone };
    // The pages in server order must apply the tombstones again, so do not advance `latestGone` yet.
    if (isNewest && !isCycleEnd(checkpoint)) checkpoint.latestGone = startPoint.latestGone;
    return { documents: [...rows.values()], checkpoint };
  }

  /** The server answers a guest with empty lists. If the session was lost, read again. */
  async function readVerified(startPoint: PullCheckpoint): Promise<Result> {
    let result = await readPages(startPoint);
    while ((await verify()) === 'regained') {
      prefetched.clear();
      result = await readPages(startPoint);
    }
    return result;
  }

  return async (checkpoint: PullCheckpoint | undefined): Promise<Result> => {
    const isContinued = checkpoint !== undefined && checkpoint.cycle === runningCycle;
    let startPoint = isContinued ? checkpoint : beginCycle(kinds, checkpoint);
    if (!isContinued) prefetched.clear();
    if (isFirstCall) await checkUnrecordedReads(startPoint);
    isFirstCall = false;
    const isFirstPull = mayStartWithNewest && checkpoint === undefined;
    mayStartWithNewest = false;
    if (isFirstPull) startPoint = withNewestFirst(startPoint);
    let result = await readVerified(startPoint);
    // RxDB ends the pull at an empty page, so continue until there are rows.
    while (result.documents.length === 0 && !isCycleEnd(result.checkpoint))
      result = await readVerified(result.checkpoint);
    const isOver = isCycleEnd(result.checkpoint);
    runningCycle = isOver ? null : startPoint.cycle;
    progress.firstPageFetched(name);
    if (isOver) context.pulled(name);
    const documents = [...result.documents, ...context.takeQueuedRows(name)];
    // If the tab dies before these rows are written, the next cycle returns them again.
    await context.beforeRemoteDeletes(
      name,
      documents.filter(({ _deleted }) => _deleted).map(({ id }) => id),
    );
    onPage(isOver);
    return { ...result, documents };
  };
}
