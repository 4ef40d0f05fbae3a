import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import { contactKey, type SuggestedContact } from '@/clinical/care/antenatal-contacts.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { acceptContact, addAppointment, changeAppointment, type StoredAppointment } from '@/db/records/appointments.ts';
import type { Profile } from '@/model/records/profile.ts';
import { withNextNotice } from './visit-entry.ts';

/** Sets the outcome of a visit, or opens it again. @throws StorageFailure */
export function setVisitOutcome(visit: StoredAppointment, end: 'done' | 'missed' | 'open'): Promise<StoredAppointment> {
  const ended = { isCompleted: end === 'done', isMissed: end === 'missed' };
  const { nextDueAt } = withNextNotice({ ...visit, ...ended }, Date.now());
  return changeAppointment(visit, { ...ended, nextDueAt });
}

/** Restores a deleted visit as a new record, because its old id has a tombstone. @throws StorageFailure */
export const restoreVisit = (visit: StoredAppointment): Promise<StoredAppointment> => addAppointment(visit);

/** Default time of day for a suggested contact. */
const USUAL_TIME = '09:00';

/** Adds a visit for a suggested contact; accepting it on several devices creates one visit. @throws StorageFailure */
export function addSuggestedContact(profile: Profile, { week, date }: SuggestedContact): Promise<StoredAppointment> {
  const now = Date.now();
  const visit = withNextNotice(
    { date, time: USUAL_TIME, timeZone: deviceTimeZone(), isCompleted: false, isMissed: false },
    now,
  );
  const values = { ...visit, appointmentType: 'Midwife', contactWeek: week };
  return acceptContact(contactKey(profile, week, localDate(now)), values);
}
