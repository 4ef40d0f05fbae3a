import type { RxDocument } from 'rxdb';
import { editInstant, toInstant } from '@/model/instant.ts';
import { localCollections, type LocalCollectionName } from '@/model/local-collection.ts';
import { accept, type RecordType } from '@/model/record.ts';
import type { LocalRow } from './local-row.ts';
import { newId } from './new-id.ts';
import { currentStore } from './open-store.ts';
import { recordedDescOf } from './recorded-desc.ts';
import { storing } from './storage-failure.ts';
import { withoutContent } from './without-content.ts';

/** The collections of one record each whose rows are edited on several devices and merged field by field. */
export type EditedCollection = 'appointments' | 'reminders' | 'doses';
type Changes = Readonly<Record<string, unknown>>;

const recordOf = (name: EditedCollection) => Object.values(localCollections[name].records)[0] as unknown as RecordType;

export const toValues = <T>(row: RxDocument<LocalRow>): T => row.toJSON() as unknown as T;

/**
 * Keeps a record on the phone under its id. One that is there already gets `changes` on top, so that two taps, or a
 * tap in each of two tabs, make one record. @throws InvalidRecord, StorageFailure
 */
export async function keepRecord<T>(
  name: EditedCollection,
  changes: Changes,
  id = newId(),
  now = Date.now(),
): Promise<T> {
  const store = await currentStore();
  const rows = await store.collection(name as LocalCollectionName);
  const createdAt = toInstant(now);
  const merged = (before: Changes) => {
    const editedAt = editInstant(before.editedAt, now);
    return accept(recordOf(name), { ...before, ...changes, userId: store.userId, editedAt }) as Changes;
  };
  const change = (row: RxDocument<LocalRow>) =>
    row.incrementalModify((before) => ({ ...before, ...merged(before), serverUpdatedAt: '' }));
  const existing = await rows.findOne(id).exec();
  // Refuse before the write, so that a bad value is the form's error and not the store's.
  const accepted = merged(existing?.toJSON() ?? {});
  const saved = await storing(async () => {
    if (existing) return change(existing);
    const row = {
      ...accepted,
      id,
      userId: store.userId,
      recordedDesc: recordedDescOf(name, { createdAt, ...accepted }),
      createdAt,
      serverUpdatedAt: '',
    } as LocalRow;
    try {
      return await rows.insert(row);
    } catch (error) {
      // Another tab was faster with the same id.
      const other = await rows.findOne(id).exec();
      if (!other) throw error;
      return change(other);
    }
  });
  return toValues<T>(saved);
}

/** Deletes a record on the phone; the deletion travels like a write. Gone already is fine. @throws StorageFailure */
export async function removeRecord(name: EditedCollection, id: string): Promise<void> {
  const rows = await (await currentStore()).collection(name as LocalCollectionName);
  await storing(async () => {
    const row = await rows.findOne(id).exec();
    await row?.incrementalModify(withoutContent);
  });
}
