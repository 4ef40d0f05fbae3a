import type { Reading, ReadingKind, ReadingOf } from '@/model/reading.ts';
import { noteAlert } from './alert-state.ts';
import { appendRecord, deleteRecord } from './append-record.ts';
import { currentStore } from './open-store.ts';

type Added<K extends ReadingKind> = Omit<ReadingOf<K>, 'id' | 'userId' | 'kind' | 'recordedDesc' | 'serverUpdatedAt'>;

/**
 * Keeps one reading on the phone. When the promise is fulfilled, it is safe there.
 * @throws InvalidRecord when the model refuses it, StorageFailure when the phone cannot keep it
 */
export const addReading = <K extends ReadingKind>(kind: K, values: Added<K>): Promise<ReadingOf<K>> =>
  appendRecord<ReadingOf<K>>('readings', values, { kind });

/** Deletes a reading on the phone; the deletion travels like a write. Gone already is fine. @throws StorageFailure */
export const removeReading = (id: string): Promise<void> => deleteRecord('readings', id);

/**
 * Makes a deleted reading again, with its card as it was left. It is a new record: the old id has a tombstone that
 * other devices may have seen. @throws StorageFailure
 */
export async function restoreReading(reading: Reading): Promise<Reading> {
  const restored = await addReading(reading.kind, reading);
  const states = await (await currentStore()).collection('alertStates');
  const state = await states.findOne(reading.id).exec();
  if (state) {
    const { symptoms, acknowledgedAt, acknowledgedTier = null } = state.toJSON();
    await noteAlert(restored.id, { symptoms: [...symptoms], acknowledgedAt, acknowledgedTier });
  }
  return restored;
}

/** One reading of this phone; null when it is gone or cannot be opened. */
export async function readingById(id: string): Promise<Reading | null> {
  const readings = await (await currentStore()).collection('readings');
  const row = await readings.findOne(id).exec();
  return row && !row.get('unreadable') ? (row.toJSON() as unknown as Reading) : null;
}
