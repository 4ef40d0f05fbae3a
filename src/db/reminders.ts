import type { Reminder } from '@/model/reminder.ts';
import { deleteRecord } from './append-record.ts';
import { keepRecord, readable } from './edited-records.ts';
import { liveQuery, type LiveQuery } from './live-query.ts';
import { currentStore } from './open-store.ts';

export type KeptReminder = Reminder & { readonly id: string; readonly serverUpdatedAt?: string };
type Given = Omit<Reminder, 'userId' | 'editedAt'>;

/** All reminders of the signed-in user, the newest first. */
export const liveReminders = (): LiveQuery<KeptReminder[]> =>
  liveQuery(
    async () => (await (await currentStore()).collection('reminders')).find({ sort: [{ recordedDesc: 'asc' }] }).$,
    readable<KeptReminder>,
  );

/** @throws InvalidRecord, StorageFailure */
export const addReminder = (values: Given): Promise<KeptReminder> => keepRecord('reminders', values);

/**
 * Changes the given fields and keeps all others. @param opened as the form was opened with it, of which the given are all
 * fields @throws InvalidRecord, StorageFailure
 */
export const changeReminder = (id: string, changes: Partial<Given>, opened?: KeptReminder): Promise<KeptReminder> =>
  keepRecord('reminders', changes, id, { opened });

/** Its doses stay: they are what happened. @throws StorageFailure */
export const removeReminder = (id: string): Promise<void> => deleteRecord('reminders', id);
