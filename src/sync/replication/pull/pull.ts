import { toInstant } from '@/model/time/instant.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import { isStoredFor, type RecordType } from '@/model/schema/record.ts';
import { applyServerRows } from '@/sync/records/apply-server-rows.ts';
import { kindsOf } from '@/sync/records/record-types.ts';
import { deletedRow, isRecreated, rowOf, type Row } from '@/sync/records/row-mapping.ts';
import { fetchByIds } from '@/sync/replication/context/fetch-by-ids.ts';
import { OVERLAP_MS, cursorOf } from '@/sync/replication/context/keyset-pagination.ts';
import {
  laterOf,
  loadCheckpoint,
  positionAfter,
  saveCheckpoint,
  type Position,
  type PullCheckpoint,
} from '@/sync/replication/context/pull-checkpoint.ts';
import type { ReplicationContext } from '@/sync/replication/context/replication-context.ts';
import type { Deletion } from '@/sync/replication/context/tombstone-log.ts';
import type { RemoteDocument } from '@/sync/transport/remote.ts';
import { hasNewestFirst } from './newest-first.ts';
import { PageReader, type FetchedPage, type Place } from './page-reader.ts';

type Entry = [kind: string, record: RecordType];

const minusOverlap = (instant: string): string => toInstant(Date.parse(instant) - OVERLAP_MS);

/**
 * The pull of one local collection: reads what the server has changed since the checkpoint and writes it into the store,
 * page by page, all kinds at the same time. The checkpoint is saved after the rows.
 */
export function pullOf(name: LocalCollectionName, context: ReplicationContext): () => Promise<void> {
  const { userId, store, records, rateLimiter, remote, verify, tombstones, serverHistory, progress } = context;
  const kinds = kindsOf(name);
  let checkpoint: PullCheckpoint;
  let isFirstPull = true;
  let firstPagesLeft = kinds.length;

  const positionOf = (kind: string): Position => checkpoint.streams[kind] ?? { latest: null };

  async function moveTo(changes: Partial<PullCheckpoint>): Promise<void> {
    checkpoint = { ...checkpoint, ...changes };
    await saveCheckpoint(records, name, checkpoint);
  }

  async function movePosition(kind: string, position: Position): Promise<void> {
    const before = positionOf(kind);
    if (position.latest === null) return;
    serverHistory.noteSeen(position.latest);
    if (position.latest !== before.latest || position.latestId !== before.latestId)
      await moveTo({ streams: { ...checkpoint.streams, [kind]: position } });
  }

  /** The server answers a guest with empty lists. If the session was lost, reads again. */
  async function verified<T>(read: () => Promise<T>): Promise<T> {
    for (;;) {
      const [found, session] = await Promise.all([read(), verify()]);
      if (session === 'held') return found;
    }
  }

  const rowOfDeletion = (kind: string, { id, updatedAt, deletedAt }: Deletion): Row =>
    deletedRow(name, kind, id, userId, updatedAt, deletedAt);

  /**
   * The row of a document. If the record has a tombstone, its create was still under way when it was deleted: the
   * document is deleted again.
   */
  function rowFrom([kind, record]: Entry, document: RemoteDocument): Row {
    const { collection } = record;
    const deletion = tombstones.find(collection, document.$id);
    if (!deletion) return rowOf(name, kind, record, document);
    if (isRecreated(name, record, document, deletion)) {
      tombstones.forget(collection, document.$id);
      return rowOf(name, kind, record, document);
    }
    void rateLimiter
      .tryOnce(() => remote.commit([{ action: 'delete', collection, id: document.$id }]))
      .catch(() => undefined);
    return rowOfDeletion(kind, deletion);
  }

  /**
   * A pull reads the last document of the previous one again. If it is missing without a tombstone, or is older than it
   * was, the server may have been restored from a backup.
   */
  async function checkLastRead(record: RecordType, { documents, limit }: FetchedPage, last: Position): Promise<void> {
    const { latest, latestId } = last;
    if (latest === null || !latestId) return;
    const isAsRead = (document: RemoteDocument | undefined) => document !== undefined && document.$updatedAt >= latest;
    const isThere =
      isAsRead(documents.find(({ $id }) => $id === latestId)) ||
      tombstones.find(record.collection, latestId) !== undefined ||
      // The overlap of one minute may fill more than a page, so ask for the document by id.
      (documents.length === limit && isAsRead((await fetchByIds(context, record, [latestId])).get(latestId)));
    if (!isThere && (await verify()) === 'held') await serverHistory.suspect(`${latestId} ${latest}`);
  }

  /**
   * Confirmed rows without a checkpoint: the tab died between writing the rows and the checkpoint. Only a comparison
   * shows how far the server's history was complete then.
   */
  async function checkUnrecordedReads(kind: string): Promise<void> {
    const rows = await store.collection(name);
    const ofKind = kind === name ? {} : { kind };
    const confirmed = rows.findOne({ selector: { serverUpdatedAt: { $gt: '' }, ...ofKind } });
    if ((await confirmed.exec()) !== null) await serverHistory.suspect(kind);
  }

  async function pullKind([kind, record]: Entry, tombstonesRead: Promise<void>): Promise<void> {
    const reader = new PageReader(name, kind, record, context);
    const before = positionOf(kind);
    let place: Place = before.latest === null ? 'start' : { from: minusOverlap(before.latest) };
    if (before.latest === null) {
      if (isFirstPull) await checkUnrecordedReads(kind);
      if (hasNewestFirst(name)) place = 'newest';
    }
    /** Two pages are written at the same time: one is encrypted while the disk takes the other. */
    let pageBefore: Promise<void> = Promise.resolve();
    let saved: Promise<void> = Promise.resolve();
    try {
      for (let isFirst = true; ; isFirst = false) {
        const page = await verified(() => reader.page(place));
        if (isFirst) {
          await tombstonesRead;
          await checkLastRead(record, page, before);
          if ((firstPagesLeft -= 1) === 0) progress.firstPageFetched(name);
        }
        const last = page.documents.length < page.limit ? undefined : page.documents.at(-1);
        const next: Place | undefined = last && (place === 'newest' ? 'rest' : { after: cursorOf(last) });
        if (next) reader.prefetch(next, page.documents.length);
        // A document that another account wrote under this user's id is left out, and does not move the checkpoint.
        const documents = page.documents.filter((document) => isStoredFor(record, document, userId));
        const rows = documents.map((document) => rowFrom([kind, record], document));
        const written = applyServerRows(context, name, rows);
        // Only pages in the server's order move the checkpoint, and a first page that holds everything.
        const moves = place !== 'newest' || !next;
        saved = Promise.all([saved, written]).then(() =>
          moves ? movePosition(kind, positionAfter(positionOf(kind), documents)) : undefined,
        );
        saved.catch(() => undefined);
        await pageBefore;
        pageBefore = written;
        if (!next) return progress.end(kind);
        place = next;
      }
    } finally {
      await saved;
    }
  }

  /** Tombstones are read once in a pull. A later deletion is read by the next one. */
  async function pullTombstones(tombstonesRead: Promise<void>): Promise<void> {
    await tombstonesRead;
    tombstones.markComplete();
    const from = checkpoint.latestGone === null ? null : minusOverlap(checkpoint.latestGone);
    const rows = kinds.flatMap(([kind, { collection }]) =>
      tombstones.since(collection, from).map((deletion) => rowOfDeletion(kind, deletion)),
    );
    await applyServerRows(context, name, rows);
    const latestGone = rows.reduce((latest, row) => laterOf(latest, row.serverUpdatedAt), checkpoint.latestGone);
    if (latestGone !== checkpoint.latestGone) await moveTo({ latestGone });
  }

  return async () => {
    checkpoint ??= await loadCheckpoint(records, name);
    const tombstonesRead = verified(() => tombstones.refresh());
    const reads = [...kinds.map((entry) => pullKind(entry, tombstonesRead)), pullTombstones(tombstonesRead)];
    // Waits for all of them: a second pull must not begin while a part of this one still runs.
    const failed = (await Promise.allSettled(reads)).find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
    isFirstPull = false;
    await context.pulled(name);
  };
}
