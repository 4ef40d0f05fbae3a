import { readingTypes, type Reading, type ReadingKind, type ReadingOf } from '@/model/reading.ts';
import { accept, type RecordType } from '@/model/record.ts';
import { noteAlert } from './alert-state.ts';
import type { LocalRow } from './local-row.ts';
import { newId } from './new-id.ts';
import { inStore } from './in-store.ts';
import { recordedDescOf } from './recorded-desc.ts';
import { currentStore } from './open-store.ts';
import { withoutContent } from './without-content.ts';

type Added<K extends ReadingKind> = Omit<ReadingOf<K>, 'id' | 'userId' | 'kind' | 'recordedDesc' | 'serverUpdatedAt'>;

/**
 * Keeps one reading on the phone. When the promise is fulfilled, it is safe there.
 * @throws InvalidRecord when the model refuses it, StorageFailure when the phone cannot keep it
 */
export const addReading = <K extends ReadingKind>(kind: K, values: Added<K>): Promise<ReadingOf<K>> =>
  inStore(async (store) => {
    const accepted = accept(readingTypes[kind] as RecordType, { ...values, userId: store.userId });
    const row: LocalRow = {
      ...accepted,
      id: newId(),
      userId: store.userId,
      kind,
      recordedDesc: recordedDescOf('readings', accepted),
      serverUpdatedAt: '',
    };
    await (await store.collection('readings')).insert(row);
    return row as unknown as ReadingOf<K>;
  });

/** Deletes a reading on the phone; the deletion travels like a write. Gone already is fine. @throws StorageFailure */
export const removeReading = (id: string): Promise<void> =>
  inStore(async (store) => {
    const row = await (await store.collection('readings')).findOne(id).exec();
    await row?.incrementalModify(withoutContent);
  });

/**
 * Makes a deleted reading again, with its card as it was left. It is a new record: the old id has a tombstone that
 * other devices may have seen. @throws StorageFailure
 */
export async function restoreReading(reading: Reading): Promise<Reading> {
  const restored = await addReading(reading.kind, reading);
  const states = await (await currentStore()).collection('alertStates');
  const state = await states.findOne(reading.id).exec();
  if (state) {
    const { symptoms, acknowledgedAt } = state.toJSON();
    await noteAlert(restored.id, { symptoms: [...symptoms], acknowledgedAt });
  }
  return restored;
}

/** One reading of this phone; null when it is gone or cannot be opened. */
export async function readingById(id: string): Promise<Reading | null> {
  const readings = await (await currentStore()).collection('readings');
  const row = await readings.findOne(id).exec();
  return row && !row.get('unreadable') ? (row.toJSON() as unknown as Reading) : null;
}
