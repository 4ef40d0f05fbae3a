import { descendingKey } from '@/model/instant.ts';
import { readingTypes, type Reading, type ReadingKind, type ReadingOf } from '@/model/reading.ts';
import { accept, type RecordType } from '@/model/record.ts';
import { noteAlert } from './alert-state.ts';
import { liveQuery, type LiveQuery } from './live-query.ts';
import type { LocalRow } from './local-row.ts';
import { newId } from './new-id.ts';
import { recordedDescOf } from './recorded-desc.ts';
import { currentStore } from './open-store.ts';
import { withoutContent } from './without-content.ts';
import { storing } from './storage-failure.ts';

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

const toReadings = (rows: { toJSON(): unknown }[]): Reading[] => rows.map((row) => row.toJSON() as unknown as Reading);

const query = (selector: object, limit?: number): LiveQuery<Reading[]> =>
  liveQuery(async () => {
    const readings = await (await currentStore()).collection('readings');
    // With `kind` as an equality, this order is the index itself, so the cursor stops after `limit` rows.
    const sort: Record<string, 'asc'>[] =
      'kind' in selector ? [{ kind: 'asc' }, { recordedDesc: 'asc' }] : [{ recordedDesc: 'asc' }];
    return readings.find({ selector, sort: sort as never, ...(limit && { limit }) }).$;
  }, toReadings);

/** The newest readings, of one kind or of all, the newest first; `before` is the last row's `recordedDesc` of the page above. */
export const newestReadings = (options: { kind?: ReadingKind; limit: number; before?: number }): LiveQuery<Reading[]> =>
  query(
    {
      ...(options.kind && { kind: options.kind }),
      recordedDesc: { $gt: options.before ?? -1 },
    },
    options.limit,
  );

/** All readings of one kind taken at `from` or later, the newest first. */
export const readingsSince = <K extends ReadingKind>(options: { kind: K; from: string }): LiveQuery<ReadingOf<K>[]> =>
  query({ kind: options.kind, recordedDesc: { $lte: descendingKey(options.from) } }) as LiveQuery<ReadingOf<K>[]>;
