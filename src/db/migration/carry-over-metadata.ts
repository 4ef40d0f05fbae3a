import type { RxCollection, RxDocumentData, RxStorageInstance, RxStorageReplicationMeta } from 'rxdb';
import { unsentRows } from '@/db/outbox/unsent-rows.ts';
import type { LocalRow } from '@/db/store/local-row.ts';
import type { Store } from '@/db/store/open-store.ts';
import { replaceRows } from '@/db/writes/replace-rows.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import { deleteMetadata, findMetadata, openMetadata } from './old-metadata.ts';

type StoredRow = RxDocumentData<LocalRow>;
type Metadata = Pick<
  RxStorageInstance<RxStorageReplicationMeta<LocalRow, unknown>, unknown, unknown>,
  'findDocumentsById'
>;

/** How far the version before had pulled a collection: by kind, and the `$updatedAt` of its newest tombstone. */
export interface CarriedCheckpoint {
  readonly streams: Readonly<Record<string, { readonly latest: string | null; readonly latestId?: string | null }>>;
  readonly latestGone: string | null;
}

/** Rows that are decrypted and written at once. */
const CHUNK = 200;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Only the fields that are still used. Undefined if the checkpoint is not in the form that the version before wrote. */
function readCheckpoint(stored: unknown): CarriedCheckpoint | undefined {
  if (!isObject(stored) || !isObject(stored.streams)) return undefined;
  const streams: Record<string, { latest: string | null; latestId?: string | null }> = {};
  for (const [kind, stream] of Object.entries(stored.streams)) {
    if (!isObject(stream)) return undefined;
    const { latest, latestId } = stream;
    if (latest !== null && typeof latest !== 'string') return undefined;
    streams[kind] = { latest, ...(typeof latestId === 'string' && { latestId }) };
  }
  return { streams, latestGone: typeof stored.latestGone === 'string' ? stored.latestGone : null };
}

const needsBase = ({ serverUpdatedAt, base, unreadable }: LocalRow): boolean =>
  serverUpdatedAt === '' && base === undefined && unreadable !== true;

/** The server's copies by record id: not what was sent and never confirmed, and not a deletion. */
async function confirmedCopies(metadata: Metadata, ids: readonly string[]): Promise<Map<string, LocalRow>> {
  const found = await metadata.findDocumentsById(
    ids.map((id) => `${id}|0`),
    false,
  );
  return new Map(
    found.flatMap(({ itemId, docData }): [string, LocalRow][] => {
      const { _deleted, _attachments, _meta, _rev, ...copy } = (docData ?? {}) as Partial<StoredRow>;
      const isConfirmed = typeof copy.serverUpdatedAt === 'string' && copy.serverUpdatedAt !== '';
      return isConfirmed && copy.id === itemId && !_deleted && !copy.unreadable ? [[itemId, copy as LocalRow]] : [];
    }),
  );
}

/** Gives unsent rows their base. A row that is edited meanwhile is read and decided again. */
async function carryOverBases(collection: RxCollection<LocalRow>, metadata: Metadata): Promise<void> {
  const ids = (await unsentRows(collection)).filter(needsBase).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += CHUNK) {
    const copies = await confirmedCopies(metadata, ids.slice(at, at + CHUNK));
    await replaceRows(collection, [...copies.keys()], (row) =>
      row && needsBase(row) ? { ...row, base: copies.get(row.id) } : undefined,
    );
  }
}

/**
 * Takes over what the versions before have stored beside a collection for RxDB's replication, and deletes it: the pull
 * checkpoint goes to `save`, and each unsent row gets the server's copy that it was changed from. No row is confirmed or
 * sent by this. Call it before the replication of the collection starts, in the context that replicates. A process that
 * dies at any moment leaves what the next call needs. Without old metadata it reads one entry.
 * @param save resolves when the checkpoint is on the disk
 * @throws the error of the store, for example on a full disk; the metadata then stay
 */
export async function carryOverMetadata(
  store: Store,
  name: LocalCollectionName,
  save: (checkpoint: CarriedCheckpoint) => Promise<void>,
): Promise<void> {
  const collection: RxCollection<LocalRow> = await store.collection(name);
  const storage = await findMetadata(collection);
  if (!storage) return;
  const metadata = await openMetadata(collection, storage);
  try {
    const [stored] = await metadata.findDocumentsById(['down|1'], false);
    const checkpoint = readCheckpoint(stored?.checkpointData);
    if (checkpoint) await save(checkpoint);
    await carryOverBases(collection, metadata);
  } finally {
    await metadata.close();
  }
  await deleteMetadata(collection, storage);
}
