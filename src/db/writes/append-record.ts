import { localCollections, type LocalCollectionName } from '@/model/collections/local-collections.ts';
import { accept, type RecordType } from '@/model/schema/record.ts';
import { withStore } from './with-store.ts';
import { newId } from '@/db/store/new-id.ts';
import { newRow } from './new-row.ts';
import { withoutContent } from './without-content.ts';

interface RecordIdentity {
  /** For a collection of several kinds of records. */
  readonly kind?: string;
  /** A derived id where saving the same thing twice must give one record; default: a new id. */
  readonly id?: string;
  /** The owner, if it is not the signed-in user: a doctor's message belongs to the patient. */
  readonly ofUser?: string;
}

/**
 * Saves one record that is never edited; returns an existing record of this id unchanged. It is on the disk when the promise
 * resolves.
 * @throws InvalidRecord when the model refuses it, StorageFailure when the device cannot store it
 */
export const appendRecord = <T>(
  name: LocalCollectionName,
  values: Readonly<Record<string, unknown>>,
  { kind = '', id = newId(), ofUser }: RecordIdentity = {},
): Promise<T> =>
  withStore(async (store) => {
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
      // A second tap, or another tab, may have inserted the same id.
      const existing = await rows.findOne(id).exec();
      if (!existing) throw error;
      return existing.toJSON() as T;
    }
  });

/** Deletes a record on the device; the deletion is replicated like a write. Deleting twice is allowed. @throws StorageFailure */
export const deleteRecord = (name: LocalCollectionName, id: string): Promise<void> =>
  withStore(async (store) => {
    const row = await (await store.collection(name)).findOne(id).exec();
    await row?.incrementalModify(withoutContent);
  });
