import type { Reminder } from '@/model/reminders/reminder.ts';
import { deleteRecord } from '@/db/writes/append-record.ts';
import { saveRecord, readableRecords } from '@/db/writes/edited-records.ts';
import { liveQuery, type LiveQuery } from '@/db/queries/live-query.ts';
import { currentStore } from '@/db/store/open-store.ts';

export type StoredReminder = Reminder & { readonly id: string; readonly serverUpdatedAt?: string };
type ReminderFields = Omit<Reminder, 'userId' | 'editedAt'>;

/** All reminders of the signed-in user, the newest first. */
export const liveReminders = (): LiveQuery<StoredReminder[]> =>
  liveQuery(
    async () => (await (await currentStore()).collection('reminders')).find({ sort: [{ recordedDesc: 'asc' }] }).$,
    readableRecords<StoredReminder>,
  );

/** @throws InvalidRecord, StorageFailure */
export const addReminder = (values: ReminderFields): Promise<StoredReminder> => saveRecord('reminders', values);

/**
 * Changes these fields and leaves all others. @param opened the record as the form loaded it; with it, `changes` holds all
 * fields of the form, from which a record that was deleted meanwhile is created again
 * @throws InvalidRecord, StorageFailure; RecordDeleted when it was deleted meanwhile and `opened` is missing
 */
export const changeReminder = (
  id: string,
  changes: Partial<ReminderFields>,
  opened?: StoredReminder,
): Promise<StoredReminder> => saveRecord('reminders', changes, id, { opened, isPartial: opened === undefined });

/** The recorded doses stay, because they are history. @throws StorageFailure */
export const removeReminder = (id: string): Promise<void> => deleteRecord('reminders', id);
