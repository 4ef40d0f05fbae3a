import type { RxDocument } from 'rxdb';
import { changesTo } from '@/model/merge/record-content.ts';
import { newEditTimes } from '@/model/merge/edit-times.ts';
import { localCollections } from '@/model/collections/local-collections.ts';
import { accept, RecordDeleted, type RecordType } from '@/model/schema/record.ts';
import { withStore } from './with-store.ts';
import type { LocalRow } from '@/db/store/local-row.ts';
import { newId } from '@/db/store/new-id.ts';
import { newRow } from './new-row.ts';
import { unsentChange } from './unsent-change.ts';

/** Collections with one record type whose rows are edited on several devices and merged field by field. */
export type EditedCollection = 'appointments' | 'reminders' | 'doses' | 'bloodwork';
type Changes = Readonly<Record<string, unknown>>;

const recordOf = (name: EditedCollection) => Object.values(localCollections[name].records)[0] as unknown as RecordType;

const toValues = <T>(row: RxDocument<LocalRow>): T => row.toJSON() as unknown as T;

/** The records of the rows that this device can decrypt. */
export const readableRecords = <T>(rows: RxDocument<LocalRow>[]): T[] =>
  rows.filter((row) => !row.get('unreadable')).map(toValues<T>);

interface SaveOptions {
  /** ms since 1970 */
  readonly now?: number;
  /** The record as the form loaded it. Only fields changed since then are written, so that other devices' changes stay. */
  readonly opened?: Changes | undefined;
  /** The record as the screen showed it. If it was deleted meanwhile, it is created again from these values. */
  readonly shown?: Changes | undefined;
  /** `values` are a few fields of a record that exists. Without the others a deleted record is not created again. */
  readonly isPartial?: boolean;
}

/**
 * Saves a record under its id. `values` are merged into an existing record, so that two taps, or one tap in each of two tabs,
 * create one record. @throws InvalidRecord, RecordDeleted, StorageFailure
 */
export const saveRecord = <T>(
  name: EditedCollection,
  values: Changes,
  id = newId(),
  { now = Date.now(), opened, shown, isPartial = false }: SaveOptions = {},
): Promise<T> =>
  withStore(async (store) => {
    const rows = await store.collection(name);
    const record = recordOf(name);
    const existing = await rows.findOne(id).exec();
    if (!existing && isPartial) throw new RecordDeleted(`${name} ${id}`);
    // A record that was deleted meanwhile is created again, from all values of the form.
    const all = existing ? values : { ...shown, ...values };
    const changes = existing && opened ? changesTo(record, opened, values) : all;
    const merged = (before: Changes) =>
      accept(record, {
        ...before,
        ...changes,
        userId: store.userId,
        ...newEditTimes(record, before, changes, now),
      }) as Changes;
    const change = (row: RxDocument<LocalRow>) => {
      // Overwriting a row that this device cannot decrypt would lose the fields that the server still has.
      if (row.get('unreadable')) throw new Error('this record cannot be read on this device');
      return row.incrementalModify((before) => unsentChange(before, merged(before)));
    };
    // Validate before the write, so that a bad value is the form's error and not the store's.
    const accepted = merged(existing?.toJSON() ?? {});
    if (existing) return toValues<T>(await change(existing));
    const row = newRow(name, accepted, { id, userId: store.userId }, now);
    try {
      return toValues<T>(await rows.insert(row));
    } catch (error) {
      // Another tab may have inserted the same id first.
      const other = await rows.findOne(id).exec();
      if (!other) throw error;
      return toValues<T>(await change(other));
    }
  });
