import { deviceTimeZone } from '@/model/device-time-zone.ts';
import { contactKey, type SuggestedContact } from '@/clinical/who-contacts.ts';
import { localDate } from '@/clinical/calendar-date.ts';
import { acceptContact, addAppointment, changeAppointment, type KeptAppointment } from '@/db/appointments.ts';
import type { Profile } from '@/model/profile.ts';
import { withNotice } from './visit-entry.ts';

/** What became of a visit, or that it is open again. @throws StorageFailure */
export function settleVisit(visit: KeptAppointment, end: 'done' | 'missed' | 'open'): Promise<KeptAppointment> {
  const ended = { isCompleted: end === 'done', isMissed: end === 'missed' };
  const { nextDueAt } = withNotice({ ...visit, ...ended }, Date.now());
  return changeAppointment(visit.id, { ...ended, nextDueAt });
}

/** Makes a deleted visit again, as a new record: the old id has a tombstone. @throws StorageFailure */
export const restoreVisit = (visit: KeptAppointment): Promise<KeptAppointment> => addAppointment(visit);

/** A time of day for a contact whose time nobody has given yet. */
const USUAL_TIME = '09:00';

/** Makes a visit of a suggested contact; on any number of devices one. @throws StorageFailure */
export function takeContact(profile: Profile, { week, date }: SuggestedContact): Promise<KeptAppointment> {
  const now = Date.now();
  const visit = withNotice(
    { date, time: USUAL_TIME, timeZone: deviceTimeZone(), isCompleted: false, isMissed: false },
    now,
  );
  const values = { ...visit, appointmentType: 'Midwife', contactWeek: week };
  return acceptContact(contactKey(profile, week, localDate(now)), values);
}
