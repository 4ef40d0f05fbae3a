import { Query } from 'appwrite';
import { getChangedDocumentsSince, type RxCollection } from 'rxdb/plugins/core';
import type { LocalRow } from '@/db/store/local-row.ts';
import { replaceRows } from '@/db/writes/replace-rows.ts';
import { unsentChange } from '@/db/writes/unsent-change.ts';
import { hasNewerEdits } from '@/model/merge/edit-times.ts';
import { TRUST_TOMBSTONES_MS } from '@/model/records/tombstone-retention.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import { storedForFields, type RecordType } from '@/model/schema/record.ts';
import { fetchByIds } from '@/sync/replication/context/fetch-by-ids.ts';
import { pageQueries, cursorOf, type KeysetCursor } from '@/sync/replication/context/keyset-pagination.ts';
import { applyServerRows } from '@/sync/records/apply-server-rows.ts';
import { classifyMissing, type KnownHistory } from './classify-missing.ts';
import { kindsOf } from '@/sync/records/record-types.ts';
import type { RemoteDocument } from '@/sync/transport/remote.ts';
import type { ReplicationContext } from '@/sync/replication/context/replication-context.ts';
import { deletedRow, isFromTombstone, rowOf, type Row } from '@/sync/records/row-mapping.ts';

const PAGE = 1000;

/** What a comparison of the ids of both sides has found in one collection. */
interface Difference {
  /** Rows to apply: records deleted on the server, and records that this device does not have. */
  readonly apply: Row[];
  /** Ids of rows that the server once had and has lost; they are sent again. */
  readonly resend: string[];
}

/** The ids and times of all documents of this user in a remote collection, by id. */
async function listAll({ rateLimiter, remote, userId }: ReplicationContext, record: RecordType) {
  const { collection } = record;
  const fields = storedForFields(record);
  const times = ['$id', '$createdAt', '$updatedAt', ...fields, ...('editTimes' in record.fields ? ['editTimes'] : [])];
  const all = new Map<string, RemoteDocument>();
  let place: { after: KeysetCursor } | null = null;
  for (;;) {
    const queries = [...pageQueries(userId, PAGE, place, fields), Query.select(times)];
    const page: RemoteDocument[] = await rateLimiter.retry(() => remote.list(collection, queries));
    for (const document of page) all.set(document.$id, document);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return all;
    place = { after: cursorOf(last) };
  }
}

/** Every local row, deleted ones included. */
async function localRows({ storageInstance }: RxCollection<LocalRow>): Promise<Row[]> {
  const rows: Row[] = [];
  let checkpoint: unknown;
  for (;;) {
    const page = await getChangedDocumentsSince(storageInstance, PAGE, checkpoint as never);
    rows.push(...(page.documents as unknown as Row[]));
    if (page.documents.length < PAGE) return rows;
    checkpoint = page.checkpoint;
  }
}

async function compareKind(
  name: LocalCollectionName,
  [kind, record]: [string, RecordType],
  context: ReplicationContext,
  known: KnownHistory,
  allRows: readonly Row[],
): Promise<Difference> {
  const { userId, tombstones } = context;
  const rows = record.isNeverDeleted ? allRows.filter(({ _deleted }) => !_deleted) : allRows;
  const listed = await listAll(context, record);
  const confirmed = rows.filter(({ serverUpdatedAt, unreadable }) => serverUpdatedAt !== '' && !unreadable);
  const missingIds = confirmed.filter(({ id, _deleted }) => !_deleted && !listed.has(id)).map(({ id }) => id);
  const localIds = new Set(rows.map(({ id }) => id));
  const unknownIds = [...listed.keys()].filter((id) => !localIds.has(id));
  // Ask again by id, because a list may miss documents that change while it is read.
  const found = await fetchByIds(context, record, [...missingIds, ...unknownIds]);
  await tombstones.refresh();
  /** Another device may send a record between the list and the question by id. */
  const theirCopy = ({ id }: Row) => listed.get(id) ?? found.get(id);
  const isAheadOfServer = (row: Row) => {
    const theirs = theirCopy(row);
    if (!theirs) return false;
    return row.serverUpdatedAt > theirs.$updatedAt || (!row._deleted && hasNewerEdits(row, theirs));
  };
  const missing = confirmed.filter(({ id }) => missingIds.includes(id) && !found.has(id));
  const verdicts = classifyMissing({
    ...known,
    missing,
    listed: listed.values(),
    hasTombstone: (id) => !!tombstones.find(record.collection, id),
  });
  /** Deletions whose tombstone the server has lost; not those whose tombstone may simply have expired. */
  const withoutTombstone = confirmed.filter(
    (row) =>
      isFromTombstone(row) &&
      (!listed.has(row.id) || !record.hasDerivedId) &&
      !tombstones.find(record.collection, row.id) &&
      Date.now() - Date.parse(row.serverUpdatedAt) < TRUST_TOMBSTONES_MS,
  );
  const aheadOfServer = confirmed.filter((row) => isAheadOfServer(row) && !tombstones.find(record.collection, row.id));
  return {
    apply: [
      ...verdicts.deleted.map(({ id, serverUpdatedAt }) => deletedRow(name, kind, id, userId, serverUpdatedAt)),
      ...[...found.values()]
        .filter(({ $id }) => !localIds.has($id) && !tombstones.find(record.collection, $id))
        .map((document) => rowOf(name, kind, record, document)),
    ],
    resend: [...new Set([...verdicts.lost, ...aheadOfServer, ...withoutTombstone].map(({ id }) => id))],
  };
}

/**
 * Compares the ids of both sides of one collection. This finds what no list of changes shows: records deleted by a
 * client that leaves no tombstone, access that was withdrawn, deletions whose tombstones have expired, and records lost
 * by a server that was restored from an older backup. Unsent rows are never touched.
 */
export async function reconcile(
  name: LocalCollectionName,
  collection: RxCollection<LocalRow>,
  context: ReplicationContext,
  known: KnownHistory,
): Promise<void> {
  for (;;) {
    const rows = await localRows(collection);
    const differences: Difference[] = [];
    for (const entry of kindsOf(name)) {
      const ofKind = rows.filter((row) => (row.kind ?? name) === entry[0]);
      differences.push(await compareKind(name, entry, context, known, ofKind));
    }
    // The server answers a guest with empty lists. If the session was lost, compare again.
    if ((await context.verify()) === 'regained') continue;
    const apply = differences.flatMap((difference) => difference.apply);
    await applyServerRows(context, name, apply);
    const deleted = apply.filter(({ _deleted }) => _deleted).map(({ id }) => id);
    await context.reconcileFiles(name, new Set(deleted));
    await replaceRows(
      collection,
      differences.flatMap(({ resend }) => resend),
      (row) => (row && row.serverUpdatedAt !== '' ? unsentChange(row, {}) : undefined),
    );
    return;
  }
}
