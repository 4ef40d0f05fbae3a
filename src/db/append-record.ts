import { localCollections, type LocalCollectionName } from '@/model/local-collection.ts';
import { accept, type RecordType } from '@/model/record.ts';
import { inStore } from './in-store.ts';
import { newId } from './new-id.ts';
import { newRow } from './new-row.ts';
import { withoutContent } from './without-content.ts';

interface Place {
  /** Of a collection that holds several kinds. */
  readonly kind?: string;
  /** Follows from what the record names, where the same thing twice is one; otherwise a new one. */
  readonly id?: string;
  /** Whose record it is, where that is not the person at this phone: a doctor's message is of his patient. */
  readonly ofUser?: string;
}

/**
 * Keeps one record that is never edited on the phone; one that is there already under its id is answered as it is.
 * When the promise is fulfilled, it is safe there.
 * @throws InvalidRecord when the model refuses it, StorageFailure when the phone cannot keep it
 */
export const appendRecord = <T>(
  name: LocalCollectionName,
  values: Readonly<Record<string, unknown>>,
  { kind = '', id = newId(), ofUser }: Place = {},
): Promise<T> =>
  inStore(async (store) => {
    const types: Readonly<Record<string, RecordType>> = localCollections[name].records;
    const type = types[kind || name]!;
    const userId = ofUser ?? store.userId;
    const accepted = accept(type, { ...values, userId });
    const row = newRow(name, accepted, { id, userId, kind }, Date.now());
    const rows = await store.collection(name);
    try {
      await rows.insert(row);
      return row as T;
    } catch (error) {
      // A second tap, or another tab, with the same id.
      const there = await rows.findOne(id).exec();
      if (!there) throw error;
      return there.toJSON() as T;
    }
  });

/** Deletes a record on the phone; the deletion travels like a write. Gone already is fine. @throws StorageFailure */
export const deleteRecord = (name: LocalCollectionName, id: string): Promise<void> =>
  inStore(async (store) => {
    const row = await (await store.collection(name)).findOne(id).exec();
    await row?.incrementalModify(withoutContent);
  });
