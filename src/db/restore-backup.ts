import type { RxCollection, RxDocument } from 'rxdb';
import { contentOf, isSameContent } from '@/model/content.ts';
import { localCollections, type LocalCollection, type LocalCollectionName } from '@/model/local-collection.ts';
import { mergeFields } from '@/model/merge-fields.ts';
import { accept, InvalidRecord, type RecordType } from '@/model/record.ts';
import { draftFiles } from './backed-up-files.ts';
import { bringWrites } from './backed-up-forum.ts';
import { openBackup, type BackedUp } from './backup.ts';
import { filesHere } from './files-here.ts';
import { forumHere } from './forum-box.ts';
import { inStore } from './in-store.ts';
import type { LocalRow } from './local-row.ts';
import { currentStore, type Store } from './open-store.ts';
import { recordedDescOf } from './recorded-desc.ts';
import { withoutContent } from './without-content.ts';

/** What became of the entries of a file. */
export interface Restored {
  /** Brought back; they wait to be sent. */
  restored: number;
  /** On this phone already, or deleted or edited here since. */
  known: number;
  /** The app's rules do not accept them any more. */
  refused: number;
}

/** The row that an entry becomes, judged like anything that is typed. @throws InvalidRecord */
function rowOf({ collection, kind, id, createdAt, content }: BackedUp, userId: string): LocalRow | null {
  const { records, hasKind }: LocalCollection = localCollections[collection];
  const record = records[kind];
  if (!record || (collection === 'profile' && id !== userId)) return null;
  const values = accept(record, { ...content, userId });
  return {
    ...values,
    id,
    userId,
    ...(hasKind && { kind }),
    createdAt: createdAt ?? null,
    recordedDesc: recordedDescOf(collection, { createdAt, ...values }),
    serverUpdatedAt: '',
  };
}

async function bringBack(store: Store, entry: BackedUp): Promise<keyof Restored> {
  const collection: RxCollection<LocalRow> = await store.collection(entry.collection);
  const [stored] = await collection.storageInstance.findDocumentsById([entry.id], true);
  const isHere = stored !== undefined && !stored._deleted;
  const here = isHere ? await collection.findOne(entry.id).exec() : null;
  if (entry.isDeleted) {
    await here?.incrementalModify(withoutContent);
    return here ? 'restored' : 'known';
  }
  const row = rowOf(entry, store.userId);
  if (!row) return 'refused';
  if (stored?._deleted) return 'known';
  if (!here) {
    await collection.insert(row);
    return 'restored';
  }
  const { records }: LocalCollection = localCollections[entry.collection];
  return (await mergeInto(here, entry.collection, records[entry.kind]!, row)) ? 'restored' : 'known';
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
    const merged = record.conflict === 'per-field' ? mergeFields({}, contentOf(record, row), theirs) : theirs;
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
  const { records: entries, files, forum } = await openBackup(text, passphrase, userId);
  return inStore(async (store) => {
    const release = await draftFiles(store, await filesHere(), files);
    const result: Restored = { restored: 0, known: 0, refused: 0 };
    for (const entry of entries) {
      const became = await bringBack(store, entry).catch((error: unknown) => {
        if (error instanceof InvalidRecord) return 'refused' as const;
        throw error;
      });
      result[became] += 1;
    }
    await release();
    const brought = await bringWrites(await forumHere(), forum);
    result.restored += brought;
    result.known += forum.length - brought;
    return result;
  });
}
