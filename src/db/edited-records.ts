import type { RxDocument } from 'rxdb';
import { changesTo } from '@/model/content.ts';
import { editMarks } from '@/model/edit-times.ts';
import { localCollections } from '@/model/local-collection.ts';
import { accept, type RecordType } from '@/model/record.ts';
import { inStore } from './in-store.ts';
import type { LocalRow } from './local-row.ts';
import { newId } from './new-id.ts';
import { newRow } from './new-row.ts';

/** The collections of one record each whose rows are edited on several devices and merged field by field. */
export type EditedCollection = 'appointments' | 'reminders' | 'doses' | 'bloodwork';
type Changes = Readonly<Record<string, unknown>>;

const recordOf = (name: EditedCollection) => Object.values(localCollections[name].records)[0] as unknown as RecordType;

const toValues = <T>(row: RxDocument<LocalRow>): T => row.toJSON() as unknown as T;

/** The records of the rows that this device can open. */
export const readable = <T>(rows: RxDocument<LocalRow>[]): T[] =>
  rows.filter((row) => !row.get('unreadable')).map(toValues<T>);

interface Keeping {
  /** ms */
  readonly now?: number;
  /** The record as a form was opened with it: what the form only shows is not written over what came meanwhile. */
  readonly opened?: Changes | undefined;
}

/**
 * Keeps a record on the phone under its id. One that is there already gets `values` on top, so that two taps, or a
 * tap in each of two tabs, make one record. @throws InvalidRecord, StorageFailure
 */
export const keepRecord = <T>(
  name: EditedCollection,
  values: Changes,
  id = newId(),
  { now = Date.now(), opened }: Keeping = {},
): Promise<T> =>
  inStore(async (store) => {
    const rows = await store.collection(name);
    const record = recordOf(name);
    const existing = await rows.findOne(id).exec();
    // One that was deleted meanwhile is made again, of all that the form says.
    const changes = existing && opened ? changesTo(record, opened, values) : values;
    const merged = (before: Changes) =>
      accept(record, {
        ...before,
        ...changes,
        userId: store.userId,
        ...editMarks(record, before, changes, now),
      }) as Changes;
    const change = (row: RxDocument<LocalRow>) => {
      // Written over, a row that this device cannot open would lose what the server still has.
      if (row.get('unreadable')) throw new Error('this record cannot be read on this device');
      return row.incrementalModify((before) => ({ ...before, ...merged(before), serverUpdatedAt: '' }));
    };
    // Refuse before the write, so that a bad value is the form's error and not the store's.
    const accepted = merged(existing?.toJSON() ?? {});
    if (existing) return toValues<T>(await change(existing));
    const row = newRow(name, accepted, { id, userId: store.userId }, now);
    try {
      return toValues<T>(await rows.insert(row));
    } catch (error) {
      // Another tab was faster with the same id.
      const other = await rows.findOne(id).exec();
      if (!other) throw error;
      return toValues<T>(await change(other));
    }
  });
