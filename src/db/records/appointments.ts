import type { RxDocument } from 'rxdb';
import type { Appointment } from '@/model/records/appointment.ts';
import { derivedId } from '@/model/schema/derived-id.ts';
import { deleteRecord } from '@/db/writes/append-record.ts';
import { saveRecord, readableRecords } from '@/db/writes/edited-records.ts';
import { liveQuery, type LiveQuery } from '@/db/queries/live-query.ts';
import type { LocalRow } from '@/db/store/local-row.ts';
import { currentStore } from '@/db/store/open-store.ts';

export type StoredAppointment = Appointment & { readonly id: string; readonly serverUpdatedAt?: string };
type AppointmentFields = Omit<Appointment, 'userId' | 'editedAt'>;

const byTime = (one: Appointment, other: Appointment) =>
  `${one.date} ${one.time}`.localeCompare(`${other.date} ${other.time}`);

/** All appointments of the signed-in user, the earliest first. */
export const liveAppointments = (): LiveQuery<StoredAppointment[]> =>
  liveQuery(
    async () => (await (await currentStore()).collection('appointments')).find().$,
    (rows: RxDocument<LocalRow>[]) => readableRecords<StoredAppointment>(rows).toSorted(byTime),
  );

/** @throws InvalidRecord, StorageFailure */
export const addAppointment = (values: AppointmentFields): Promise<StoredAppointment> =>
  saveRecord('appointments', values);

/**
 * Changes these fields and leaves all others. @param shown the record as the screen shows it: if another device has deleted
 * it, it is created again from these values @throws InvalidRecord, StorageFailure
 */
export const changeAppointment = (
  shown: StoredAppointment,
  changes: Partial<AppointmentFields>,
): Promise<StoredAppointment> => saveRecord('appointments', changes, shown.id, { shown });

/**
 * Saves all values of a form. Fields that the form did not change keep the changes of other devices. @param opened the
 * record as the form loaded it @throws InvalidRecord, StorageFailure
 */
export const saveOpenedAppointment = (
  opened: StoredAppointment,
  values: AppointmentFields,
): Promise<StoredAppointment> => saveRecord('appointments', values, opened.id, { opened });

/** @throws StorageFailure */
export const removeAppointment = (id: string): Promise<void> => deleteRecord('appointments', id);

/**
 * Saves a suggested contact as an appointment. The id is derived from `key`, so that two devices create one appointment. If
 * it was deleted on this device, the next derived id is used, because the old id has a tombstone.
 */
export async function acceptContact(key: string, values: AppointmentFields): Promise<StoredAppointment> {
  const store = await currentStore();
  const { storageInstance } = await store.collection('appointments');
  for (let attempt = 0; ; attempt += 1) {
    const id = await derivedId('contact', store.userId, key, String(attempt));
    const [row] = await storageInstance.findDocumentsById([id], true);
    if (!row?._deleted) return saveRecord('appointments', values, id);
  }
}
