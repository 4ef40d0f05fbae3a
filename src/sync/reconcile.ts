import { Query } from 'appwrite';
import { getChangedDocumentsSince, type RxCollection } from 'rxdb/plugins/core';
import type { LocalRow } from '@/db/local-row.ts';
import { isAhead } from '@/model/edit-times.ts';
import type { LocalCollectionName } from '@/model/local-collection.ts';
import { keeperFields, type RecordType } from '@/model/record.ts';
import { askFor } from './ask-for.ts';
import { pageQueries, placeOf, type Place } from './by-value.ts';
import { judgeAbsent, TRUST_TOMBSTONES_MS, type Known } from './judge-absent.ts';
import { kindsOf } from './record-of.ts';
import type { RemoteDocument } from './remote.ts';
import type { ReplicationContext } from './replication-context.ts';
import { goneRow, isToldGone, rowOf, type Row } from './rows.ts';
import { sendAgain } from './write-again.ts';

const PAGE = 1000;

/** What comparing the ids of both sides has found in one collection. */
interface Difference {
  /** Rows to be taken in by the next pull: gone here because they are gone there, or never seen here. */
  readonly take: Row[];
  /** Ids of rows that the server once had and has lost. */
  readonly send: string[];
}

/** When everything of this user in a remote collection was made and changed, by id. */
async function listAll({ gate, remote, userId }: ReplicationContext, record: RecordType) {
  const { collection } = record;
  const fields = keeperFields(record);
  const times = ['$id', '$createdAt', '$updatedAt', ...fields, ...('editTimes' in record.fields ? ['editTimes'] : [])];
  const all = new Map<string, RemoteDocument>();
  let place: { after: Place } | null = null;
  for (;;) {
    const queries = [...pageQueries(userId, PAGE, place, fields), Query.select(times)];
    const page: RemoteDocument[] = await gate.ask(() => remote.list(collection, queries));
    for (const document of page) all.set(document.$id, document);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return all;
    place = { after: placeOf(last) };
  }
}

/** Every row of the phone, deletions among them. */
async function rowsHere({ storageInstance }: RxCollection<LocalRow>): Promise<Row[]> {
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
  known: Known,
  allRows: readonly Row[],
): Promise<Difference> {
  const { userId, tombstones } = context;
  const rows = record.isNeverDeleted ? allRows.filter(({ _deleted }) => !_deleted) : allRows;
  const there = await listAll(context, record);
  const confirmed = rows.filter(({ serverUpdatedAt, unreadable }) => serverUpdatedAt !== '' && !unreadable);
  const suspects = confirmed.filter(({ id, _deleted }) => !_deleted && !there.has(id)).map(({ id }) => id);
  const here = new Set(rows.map(({ id }) => id));
  const unseen = [...there.keys()].filter((id) => !here.has(id));
  // A second look, by id, at what a list did not show.
  const found = await askFor(context, record, [...suspects, ...unseen]);
  await tombstones.refresh();
  const isLater = (row: Row) => {
    const theirs = there.get(row.id);
    if (!theirs || row.serverUpdatedAt > theirs.$updatedAt) return true;
    return !row._deleted && isAhead(row, theirs);
  };
  const absent = confirmed.filter(({ id }) => suspects.includes(id) && !found.has(id));
  const verdicts = judgeAbsent({
    ...known,
    absent,
    there: there.values(),
    isBuried: (id) => !!tombstones.find(record.collection, id),
  });
  /** Deletions of which the server once told and knows nothing now; not those whose tombstones have had their time. */
  const untold = confirmed.filter(
    (row) =>
      isToldGone(row) &&
      (!there.has(row.id) || !record.hasDerivedId) &&
      !tombstones.find(record.collection, row.id) &&
      Date.now() - Date.parse(row.serverUpdatedAt) < TRUST_TOMBSTONES_MS,
  );
  const wentBack = confirmed.filter(
    (row) => there.has(row.id) && isLater(row) && !tombstones.find(record.collection, row.id),
  );
  return {
    take: [
      ...verdicts.gone.map(({ id, serverUpdatedAt }) => goneRow(name, kind, id, userId, serverUpdatedAt)),
      ...[...found.values()]
        .filter(({ $id }) => !here.has($id) && !tombstones.find(record.collection, $id))
        .map((document) => rowOf(name, kind, record, document)),
    ],
    send: [...new Set([...verdicts.lost, ...wentBack, ...untold].map(({ id }) => id))],
  };
}

/**
 * Compares the ids of both sides of one collection, which finds what no list of changes can say: records deleted by
 * somebody who leaves no tombstone, access that was taken away, deletions so old that their tombstones are gone, and what a
 * server lost that was set back to an older state. What has not been sent is never touched.
 */
export async function reconcile(
  name: LocalCollectionName,
  collection: RxCollection<LocalRow>,
  context: ReplicationContext,
  known: Known,
): Promise<void> {
  for (;;) {
    const rows = await rowsHere(collection);
    const differences: Difference[] = [];
    for (const entry of kindsOf(name)) {
      const ofKind = rows.filter((row) => (row.kind ?? name) === entry[0]);
      differences.push(await compareKind(name, entry, context, known, ofKind));
    }
    // To a lost session everything is absent.
    if ((await context.verify()) === 'regained') continue;
    context.takeLater(
      name,
      differences.flatMap(({ take }) => take),
    );
    await sendAgain(
      collection,
      differences.flatMap(({ send }) => send),
    );
    return;
  }
}
