import type { RxCollection, RxDocument } from 'rxdb';
import { contentOf, isSameContent } from '@/model/content.ts';
import { localCollections, type LocalCollection, type LocalCollectionName } from '@/model/local-collection.ts';
import { mergeFields } from '@/model/merge-fields.ts';
import { ownerGrants } from '@/model/permission.ts';
import { accept, InvalidRecord, isKeptBy, type RecordType } from '@/model/record.ts';
import { draftFiles } from './backed-up-files.ts';
import { bringWrites } from './backed-up-forum.ts';
import { openBackup, type BackedUp } from './backup.ts';
import { bringDeletion } from './bring-deletion.ts';
import { bringPhoto } from './bring-photo.ts';
import { filesHere } from './files-here.ts';
import { forumHere } from './forum-box.ts';
import { inStore } from './in-store.ts';
import type { LocalRow } from './local-row.ts';
import { currentStore, type Store } from './open-store.ts';
import { recordedDescOf } from './recorded-desc.ts';

/** What became of the entries of a file. */
export interface Restored {
  /** Brought back; they wait to be sent. */
  restored: number;
  /** On this phone already, deleted or edited here since, or written by somebody else, so that the server brings it. */
  known: number;
  /** The app's rules do not accept them any more. */
  refused: number;
}

/** The row that an entry becomes, judged like anything that is typed. @throws InvalidRecord */
function rowOf({ collection, kind, id, createdAt, content }: BackedUp, userId: string): LocalRow | null {
  const { records, hasKind }: LocalCollection = localCollections[collection];
  const record = records[kind];
  if (!record || (collection === 'profile' && id !== userId)) return null;
  // A doctor's message is of his patient.
  const isOfAnother = record.alsoKeptBy !== undefined && content[record.alsoKeptBy] === userId;
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

/** Whether this account could have written it: a file must not put words into a doctor's mouth. */
const isOwn = (record: RecordType, row: LocalRow, userId: string): boolean =>
  isKeptBy(record, { ...row, $id: row.id, $permissions: ownerGrants(['read', 'update', 'delete'], userId) }, userId);

async function bringBack(store: Store, entry: BackedUp, madeAt: string): Promise<keyof Restored> {
  const collection: RxCollection<LocalRow> = await store.collection(entry.collection);
  const [stored] = await collection.storageInstance.findDocumentsById([entry.id], true);
  const isHere = stored !== undefined && !stored._deleted;
  const here = isHere ? await collection.findOne(entry.id).exec() : null;
  if (entry.isDeleted) {
    if (stored?._deleted) return 'known';
    return bringDeletion(collection, entry, { userId: store.userId, madeAt }, here);
  }
  const row = rowOf(entry, store.userId);
  if (!row) return 'refused';
  const { records }: LocalCollection = localCollections[entry.collection];
  const record = records[entry.kind]!;
  // Of what is never deleted, a deletion says only that it was given up here.
  if ((stored?._deleted && !record.isNeverDeleted) || !isOwn(record, row, store.userId)) return 'known';
  if (!here) {
    await collection.insert(row);
    return 'restored';
  }
  if (here.get('unreadable')) {
    // There is nothing to merge with: the file's is all that can be read of it.
    await here.incrementalModify(() => row as never);
    return 'restored';
  }
  return (await mergeInto(here, entry.collection, record, row)) ? 'restored' : 'known';
}

/** Of an edited record the later edit of each field counts, as between two phones. @returns whether anything was new */
async function mergeInto(
  here: RxDocument<LocalRow>,
  name: LocalCollectionName,
  record: RecordType,
  row: LocalRow,
): Promise<boolean> {
  let isNew = false;
  await here.incrementalModify((before) => {
    const theirs = contentOf(record, before);
    const merged = record.conflict === 'per-field' ? mergeFields(undefined, contentOf(record, row), theirs) : theirs;
    isNew = !isSameContent(merged, theirs);
    if (!isNew) return before;
    const own = Object.fromEntries(Object.entries(before).filter(([field]) => !(field in theirs)));
    const recordedDesc = recordedDescOf(name, { createdAt: before.createdAt, ...merged });
    return { ...own, ...merged, recordedDesc, serverUpdatedAt: '' } as typeof before;
  });
  return isNew;
}

/** Brings the entries of a backup file back to this phone, each at most once. @throws BackupRefused, StorageFailure */
export async function restoreBackup(text: string, passphrase: string): Promise<Restored> {
  const { userId } = await currentStore();
  const backedUp = await openBackup(text, passphrase, userId);
  const { records: entries, forum, madeAt } = backedUp;
  return inStore(async (store) => {
    const files = await filesHere();
    const ofRecords = backedUp.files.filter(({ field }) => field === null);
    const release = await draftFiles(store, files, ofRecords);
    const result: Restored = { restored: 0, known: 0, refused: 0 };
    for (const entry of entries) {
      const became = await bringBack(store, entry, madeAt).catch((error: unknown) => {
        if (error instanceof InvalidRecord) return 'refused' as const;
        throw error;
      });
      result[became] += 1;
    }
    await release();
    const photos = backedUp.files.filter(({ field }) => field !== null);
    for (const photo of photos) result[await bringPhoto(store, files, photo, madeAt)] += 1;
    const brought = await bringWrites(await forumHere(), forum);
    result.restored += brought;
    result.known += forum.length - brought;
    return result;
  });
}
