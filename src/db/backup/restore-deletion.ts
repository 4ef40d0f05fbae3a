import type { RxCollection, RxDocument } from 'rxdb';
import { descendingKey, fromDescendingKey, toInstant } from '@/model/time/instant.ts';
import { localCollections, type LocalCollection } from '@/model/collections/local-collections.ts';
import type { RecordType } from '@/model/schema/record.ts';
import type { BackupEntry } from './backup.ts';
import { discardRecordFile } from '@/db/writes/discard-record-file.ts';
import type { LocalRow } from '@/db/store/local-row.ts';
import { withoutContent } from '@/db/writes/without-content.ts';

/** True when the record was created again or edited after this time. */
function isLater({ hasDerivedId }: RecordType, row: RxDocument<LocalRow>, time: string): boolean {
  if (hasDerivedId) return fromDescendingKey(row.get('recordedDesc') as number) > time;
  const editedAt: unknown = row.get('editedAt');
  return typeof editedAt === 'string' && toInstant(editedAt) > time;
}

/** Repeats a deletion of a backup, also for a record that was not pulled to this device yet. */
export async function restoreDeletion(
  collection: RxCollection<LocalRow>,
  entry: BackupEntry,
  { userId, madeAt }: { userId: string; madeAt: string },
  existing: RxDocument<LocalRow> | null,
): Promise<'restored' | 'known' | 'refused'> {
  const { records, hasKind, clearIds }: LocalCollection = localCollections[entry.collection];
  const record = records[entry.kind];
  if (!record) return 'refused';
  // Deletions of this record type are never sent.
  if (record.isNeverDeleted) return 'known';
  const deletedAt = toInstant(Math.min(Date.now(), Date.parse(entry.deletedAt ?? madeAt)));
  if (existing && isLater(record, existing, deletedAt)) return 'known';
  const recordedDesc = descendingKey(deletedAt);
  const tombstone = (row: LocalRow) => ({ ...withoutContent(row), recordedDesc, isBrought: true });
  if (existing) {
    const fileId = existing.get('fileId') as string | null | undefined;
    await existing.incrementalModify(tombstone);
    await discardRecordFile(entry.collection, { id: entry.id, fileId });
  } else {
    const ids = Object.fromEntries(clearIds.map((field) => [field, '']));
    const kind = hasKind ? { kind: entry.kind } : {};
    // Imported late because it imports RxDB, which is loaded once a store is open.
    const { writeTombstone } = await import('@/db/writes/write-tombstone.ts');
    await writeTombstone(
      collection,
      tombstone({ id: entry.id, userId, ...kind, ...ids, recordedDesc: 0, serverUpdatedAt: '' }),
    );
  }
  return 'restored';
}
