import type { Reading, ReadingKind, ReadingOf } from '@/model/records/reading.ts';
import { saveAlertState } from './alert-state.ts';
import { appendRecord, deleteRecord } from '@/db/writes/append-record.ts';
import { currentStore } from '@/db/store/open-store.ts';

type NewReading<K extends ReadingKind> = Omit<
  ReadingOf<K>,
  'id' | 'userId' | 'kind' | 'recordedDesc' | 'serverUpdatedAt'
>;

/**
 * Saves one reading on the device; it is on the disk when the promise resolves.
 * @throws InvalidRecord when the model refuses it, StorageFailure when the device cannot store it
 */
export const addReading = <K extends ReadingKind>(kind: K, values: NewReading<K>): Promise<ReadingOf<K>> =>
  appendRecord<ReadingOf<K>>('readings', values, { kind });

/** Deletes a reading on the device; the deletion is replicated like a write. Deleting twice is allowed. @throws StorageFailure */
export const removeReading = (id: string): Promise<void> => deleteRecord('readings', id);

/**
 * Restores a deleted reading, with the state of its alert card. It is a new record, because the old id has a tombstone that
 * other devices may have pulled. @throws StorageFailure
 */
export async function restoreReading(reading: Reading): Promise<Reading> {
  const restored = await addReading(reading.kind, reading);
  const states = await (await currentStore()).collection('alertStates');
  const state = await states.findOne(reading.id).exec();
  if (state) {
    const { symptoms, acknowledgedAt, acknowledgedTier = null } = state.toJSON();
    await saveAlertState(restored.id, { symptoms: [...symptoms], acknowledgedAt, acknowledgedTier });
  }
  return restored;
}

/** Null when the reading is deleted or cannot be decrypted. */
export async function readingById(id: string): Promise<Reading | null> {
  const readings = await (await currentStore()).collection('readings');
  const row = await readings.findOne(id).exec();
  return row && !row.get('unreadable') ? (row.toJSON() as unknown as Reading) : null;
}
