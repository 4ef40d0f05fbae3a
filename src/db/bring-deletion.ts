import type { RxCollection, RxDocument } from 'rxdb';
import { descendingKey, fromDescendingKey, toInstant } from '@/model/instant.ts';
import { localCollections, type LocalCollection } from '@/model/local-collection.ts';
import type { RecordType } from '@/model/record.ts';
import type { BackedUp } from './backup.ts';
import { discardFileOf } from './discard-file-of.ts';
import type { LocalRow } from './local-row.ts';
import { withoutContent } from './without-content.ts';

/** Whether it was made again or edited after this time. */
function isLater({ hasDerivedId }: RecordType, row: RxDocument<LocalRow>, time: string): boolean {
  if (hasDerivedId) return fromDescendingKey(row.get('recordedDesc') as number) > time;
  const editedAt: unknown = row.get('editedAt');
  return typeof editedAt === 'string' && toInstant(editedAt) > time;
}

/** Deletes once more what was deleted on the phone of the file, here or before it has come here. */
export async function bringDeletion(
  collection: RxCollection<LocalRow>,
  entry: BackedUp,
  { userId, madeAt }: { userId: string; madeAt: string },
  here: RxDocument<LocalRow> | null,
): Promise<'restored' | 'known' | 'refused'> {
  const { records, hasKind, clearIds }: LocalCollection = localCollections[entry.collection];
  const record = records[entry.kind];
  if (!record) return 'refused';
  // Such deletions are sent by nobody (see take-in).
  if (record.isNeverDeleted) return 'known';
  const deletedAt = toInstant(Math.min(Date.now(), Date.parse(entry.deletedAt ?? madeAt)));
  if (here && isLater(record, here, deletedAt)) return 'known';
  const recordedDesc = descendingKey(deletedAt);
  const gone = (row: LocalRow) => ({ ...withoutContent(row), recordedDesc, isBrought: true });
  if (here) {
    const fileId = here.get('fileId') as string | null | undefined;
    await here.incrementalModify(gone);
    await discardFileOf(entry.collection, { id: entry.id, fileId });
  } else {
    const ids = Object.fromEntries(clearIds.map((field) => [field, '']));
    const kind = hasKind ? { kind: entry.kind } : {};
    // Imported late: it brings RxDB, which whoever has a store has loaded.
    const { buryRow } = await import('./bury-row.ts');
    await buryRow(collection, gone({ id: entry.id, userId, ...kind, ...ids, recordedDesc: 0, serverUpdatedAt: '' }));
  }
  return 'restored';
}
