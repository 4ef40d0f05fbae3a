import { readingTypes, type ReadingKind, type ReadingOf } from '@/model/reading.ts';
import { accept, type RecordType } from '@/model/record.ts';
import type { LocalRow } from './local-row.ts';
import { newId } from './new-id.ts';
import { recordedDescOf } from './recorded-desc.ts';
import { currentStore } from './open-store.ts';
import { storing } from './storage-failure.ts';
import { withoutContent } from './without-content.ts';

type Added<K extends ReadingKind> = Omit<ReadingOf<K>, 'id' | 'userId' | 'kind' | 'recordedDesc' | 'serverUpdatedAt'>;

/**
 * Keeps one reading on the phone. When the promise is fulfilled, it is safe there.
 * @throws InvalidRecord when the model refuses it, StorageFailure when the phone cannot keep it
 */
export async function addReading<K extends ReadingKind>(kind: K, values: Added<K>): Promise<ReadingOf<K>> {
  const store = await currentStore();
  const accepted = accept(readingTypes[kind] as RecordType, { ...values, userId: store.userId });
  const row: LocalRow = {
    ...accepted,
    id: newId(),
    userId: store.userId,
    kind,
    recordedDesc: recordedDescOf('readings', accepted),
    serverUpdatedAt: '',
  };
  await storing(async () => (await store.collection('readings')).insert(row));
  return row as unknown as ReadingOf<K>;
}

/** Deletes a reading on the phone; the deletion travels like a write. Gone already is fine. */
export async function removeReading(id: string): Promise<void> {
  const readings = await (await currentStore()).collection('readings');
  await storing(async () => {
    const row = await readings.findOne(id).exec();
    await row?.incrementalModify(withoutContent);
  });
}
