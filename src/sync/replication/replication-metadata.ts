import type { RxDocumentData, RxStorageInstance, RxStorageReplicationMeta } from 'rxdb';
import { getChangedDocumentsSince } from 'rxdb/plugins/core';
import type { LocalRow } from '@/db/store/local-row.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import type { CollectionReplication } from './replicate-collection.ts';
import { kindsOf } from '@/sync/records/record-types.ts';
import type { Row } from '@/sync/records/row-mapping.ts';

type MetaInstance = NonNullable<CollectionReplication['metaInstance']>;
type RowMeta = RxDocumentData<RxStorageReplicationMeta<LocalRow, unknown>>;
type Rows = Pick<RxStorageInstance<LocalRow, unknown, unknown, unknown>, 'findDocumentsById'>;

/** Suffixes of the ids in RxDB's replication metadata: of checkpoints, and of rows. */
const CHECKPOINT = '|1';
const ROW = '|0';
const CHECKPOINTS = 2;

/** Append-only records need no stored base: they are never merged. */
export const canDeriveMetadata = (name: LocalCollectionName): boolean =>
  kindsOf(name).every(([, { conflict }]) => conflict === 'append-only');

/** The metadata that RxDB would have stored for a row which the server is known to have in this form. */
function deriveRowMeta({ _rev, _meta, _attachments, ...row }: RxDocumentData<LocalRow>): RowMeta {
  return {
    id: `${row.id}${ROW}`,
    itemId: row.id,
    isCheckpoint: '0',
    docData: row as never,
    _deleted: false,
    _attachments: {},
    _rev: '1-lean',
    _meta: { lwt: 1 },
  } as unknown as RowMeta;
}

const hasStoredRowMeta = async (meta: MetaInstance): Promise<boolean> =>
  (await getChangedDocumentsSince(meta as never, CHECKPOINTS + 1)).documents.some(
    (each) => (each as unknown as RowMeta).isCheckpoint === '0',
  );

/**
 * Avoids storing a second encrypted row for every record. A confirmed row (`serverUpdatedAt` is set) is its own
 * metadata. An unsent row is pushed again after a restart, and the push asks the server first; until then its metadata
 * is held in memory. Metadata that an earlier version has stored is still updated.
 */
export function deriveMetadata(meta: MetaInstance, rows: Rows): void {
  const find = meta.findDocumentsById.bind(meta);
  const write = meta.bulkWrite.bind(meta);
  /** Metadata of rows that were sent since this start and are not confirmed yet, by metadata id. */
  const sent = new Map<string, RowMeta>();
  const neverStored = new WeakSet<object>();
  let hasStored: Promise<boolean> | undefined;

  meta.findDocumentsById = (async (ids: string[], withDeleted: boolean) => {
    if (ids.some((id) => id.endsWith(CHECKPOINT))) return find(ids, withDeleted);
    const stored = (await (hasStored ??= hasStoredRowMeta(meta))) ? await find(ids, withDeleted) : [];
    const known = new Set(stored.map(({ id }) => id));
    const others = ids.filter((id) => !known.has(id));
    const localRows = await rows.findDocumentsById(
      others.map((id) => id.slice(0, -ROW.length)),
      true,
    );
    const derived = localRows.flatMap((row) => {
      const rowMeta = row.serverUpdatedAt === '' ? sent.get(`${row.id}${ROW}`) : deriveRowMeta(row);
      if (rowMeta) neverStored.add(rowMeta);
      return rowMeta ?? [];
    });
    return [...stored, ...derived] as never;
  }) as MetaInstance['findDocumentsById'];

  meta.bulkWrite = async (writes, context) => {
    const isStored = ({ document, previous }: (typeof writes)[number]) =>
      document.isCheckpoint === '1' || (previous !== undefined && !neverStored.has(previous));
    const toStore = writes.filter(isStored);
    for (const each of writes) {
      if (isStored(each)) continue;
      const { document } = each;
      if ((document.docData as Row).serverUpdatedAt === '') sent.set(document.id, document as never);
      else sent.delete(document.id);
    }
    return toStore.length > 0 ? write(toStore, context) : { error: [] };
  };
}
