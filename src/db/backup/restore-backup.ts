import type { RxCollection, RxDocument } from 'rxdb';
import { contentOf, isSameContent } from '@/model/merge/record-content.ts';
import {
  localCollections,
  type LocalCollection,
  type LocalCollectionName,
} from '@/model/collections/local-collections.ts';
import { mergeFields } from '@/model/merge/merge-fields.ts';
import { ownerGrants } from '@/model/schema/permission.ts';
import { accept, InvalidRecord, isStoredFor, type RecordType } from '@/model/schema/record.ts';
import { draftFiles } from './backup-files.ts';
import { restoreForumWrites } from './backup-forum.ts';
import { openBackup, type BackupEntry } from './backup.ts';
import { restoreDeletion } from './restore-deletion.ts';
import { restorePhoto } from './restore-photo.ts';
import { currentFileStore } from '@/db/files/current-file-store.ts';
import { currentForumStore } from '@/db/forum/forum-store.ts';
import { withStore } from '@/db/writes/with-store.ts';
import type { LocalRow } from '@/db/store/local-row.ts';
import { currentStore, type Store } from '@/db/store/open-store.ts';
import { recordedDescOf } from '@/db/writes/recorded-desc.ts';
import { baseOf } from '@/db/writes/unsent-change.ts';

/** The number of entries of a backup per result. */
export interface RestoreResult {
  /** Restored and unsent. */
  restored: number;
  /** Already on this device, deleted or edited here since, or written by another user, so that it comes from the server. */
  known: number;
  /** Not accepted by the current rules of the app. */
  refused: number;
}

/** The row for an entry, validated like user input; null when the entry belongs to no record type or user. @throws InvalidRecord */
function rowOf({ collection, kind, id, createdAt, content }: BackupEntry, userId: string): LocalRow | null {
  const { records, hasKind }: LocalCollection = localCollections[collection];
  const record = records[kind];
  if (!record || (collection === 'profile' && id !== userId)) return null;
  // A doctor's message belongs to the patient.
  const isOfAnother = record.alsoStoredFor !== undefined && content[record.alsoStoredFor] === userId;
  const ofUser = isOfAnother ? String(content.userId) : userId;
  const values = accept(record, { ...content, userId: ofUser });
  return {
    ...values,
    id,
    userId: ofUser,
    ...(hasKind && { kind }),
    createdAt: createdAt ?? null,
    recordedDesc: recordedDescOf(collection, { createdAt, ...values }),
    serverUpdatedAt: '',
  };
}

/** True when this account may have written the row: a file must not forge messages of a doctor. */
const isWrittenByUser = (record: RecordType, row: LocalRow, userId: string): boolean =>
  isStoredFor(record, { ...row, $id: row.id, $permissions: ownerGrants(['read', 'update', 'delete'], userId) }, userId);

async function restoreEntry(store: Store, entry: BackupEntry, madeAt: string): Promise<keyof RestoreResult> {
  const collection: RxCollection<LocalRow> = await store.collection(entry.collection);
  const [stored] = await collection.storageInstance.findDocumentsById([entry.id], true);
  const doesExist = stored !== undefined && !stored._deleted;
  const existing = doesExist ? await collection.findOne(entry.id).exec() : null;
  if (entry.isDeleted) {
    if (stored?._deleted) return 'known';
    return restoreDeletion(collection, entry, { userId: store.userId, madeAt }, existing);
  }
  const row = rowOf(entry, store.userId);
  if (!row) return 'refused';
  const { records }: LocalCollection = localCollections[entry.collection];
  const record = records[entry.kind]!;
  // For a record type that is never deleted, a local deletion only means that the user discarded it.
  if ((stored?._deleted && !record.isNeverDeleted) || !isWrittenByUser(record, row, store.userId)) return 'known';
  if (!existing) {
    await collection.insert(row);
    return 'restored';
  }
  if (existing.get('unreadable')) {
    // An unreadable row cannot be merged, so the entry replaces it.
    await existing.incrementalModify(() => row as never);
    return 'restored';
  }
  return (await mergeInto(existing, entry.collection, record, row)) ? 'restored' : 'known';
}

/** Merges per field as between two devices: the later edit wins. @returns whether anything changed */
async function mergeInto(
  existing: RxDocument<LocalRow>,
  name: LocalCollectionName,
  record: RecordType,
  row: LocalRow,
): Promise<boolean> {
  let hasChanged = false;
  await existing.incrementalModify((before) => {
    const theirs = contentOf(record, before);
    const merged = record.conflict === 'per-field' ? mergeFields(undefined, contentOf(record, row), theirs) : theirs;
    hasChanged = !isSameContent(merged, theirs);
    if (!hasChanged) return before;
    const localFields = Object.fromEntries(Object.entries(before).filter(([field]) => !(field in theirs)));
    const recordedDesc = recordedDescOf(name, { createdAt: before.createdAt, ...merged });
    return { ...localFields, ...merged, recordedDesc, base: baseOf(before), serverUpdatedAt: '' } as typeof before;
  });
  return hasChanged;
}

/** Restores the entries of a backup, each at most once. @throws BackupRefused, StorageFailure */
export async function restoreBackup(text: string, passphrase: string): Promise<RestoreResult> {
  const { userId } = await currentStore();
  const backedUp = await openBackup(text, passphrase, userId);
  const { records: entries, forum, madeAt } = backedUp;
  return withStore(async (store) => {
    const files = await currentFileStore();
    const ofRecords = backedUp.files.filter(({ field }) => field === null);
    const releaseDrafts = await draftFiles(store, files, ofRecords);
    const result: RestoreResult = { restored: 0, known: 0, refused: 0 };
    for (const entry of entries) {
      const outcome = await restoreEntry(store, entry, madeAt).catch((error: unknown) => {
        if (error instanceof InvalidRecord) return 'refused' as const;
        throw error;
      });
      result[outcome] += 1;
    }
    await releaseDrafts();
    const photos = backedUp.files.filter(({ field }) => field !== null);
    for (const photo of photos) result[await restorePhoto(store, files, photo, madeAt)] += 1;
    const restoredWrites = await restoreForumWrites(await currentForumStore(), forum);
    result.restored += restoredWrites;
    result.known += forum.length - restoredWrites;
    return result;
  });
}
