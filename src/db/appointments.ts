import type { RxDocument } from 'rxdb';
import type { Appointment } from '@/model/appointment.ts';
import { derivedId } from '@/model/derived-id.ts';
import { deleteRecord } from './append-record.ts';
import { keepRecord, readable } from './edited-records.ts';
import { liveQuery, type LiveQuery } from './live-query.ts';
import type { LocalRow } from './local-row.ts';
import { currentStore } from './open-store.ts';

export type KeptAppointment = Appointment & { readonly id: string; readonly serverUpdatedAt?: string };
type Given = Omit<Appointment, 'userId' | 'editedAt'>;

const byTime = (one: Appointment, other: Appointment) =>
  `${one.date} ${one.time}`.localeCompare(`${other.date} ${other.time}`);

/** All appointments of the signed-in user, the earliest first. */
export const liveAppointments = (): LiveQuery<KeptAppointment[]> =>
  liveQuery(
    async () => (await (await currentStore()).collection('appointments')).find().$,
    (rows: RxDocument<LocalRow>[]) => readable<KeptAppointment>(rows).toSorted(byTime),
  );

/** @throws InvalidRecord, StorageFailure */
export const addAppointment = (values: Given): Promise<KeptAppointment> => keepRecord('appointments', values);

/**
 * Changes the given fields and keeps all others. @param opened as the form was opened with it, of which the given are all
 * fields @throws InvalidRecord, StorageFailure
 */
export const changeAppointment = (
  id: string,
  changes: Partial<Given>,
  opened?: KeptAppointment,
): Promise<KeptAppointment> => keepRecord('appointments', changes, id, { opened });

/** @throws StorageFailure */
export const removeAppointment = (id: string): Promise<void> => deleteRecord('appointments', id);

/**
 * Accepts a suggested contact. Its id follows from `key`, so that two devices make one visit; a visit of this key that
 * was deleted on this phone is made again under the next id, since the old one has a tombstone.
 */
export async function acceptContact(key: string, values: Given): Promise<KeptAppointment> {
  const store = await currentStore();
  const { storageInstance } = await store.collection('appointments');
  for (let attempt = 0; ; attempt += 1) {
    const id = await derivedId('contact', store.userId, key, String(attempt));
    const [kept] = await storageInstance.findDocumentsById([id], true);
    if (!kept?._deleted) return keepRecord('appointments', values, id);
  }
}
