import type { Appointment, AppointmentType } from '@/model/records/appointment.ts';
import { addDays, daysBetween, type CalendarDate } from '@/clinical/time/calendar-date.ts';
import { datingFrom } from '@/clinical/gestation/pregnancy-dating.ts';
import { dateAt } from '@/clinical/gestation/gestational-age.ts';
import { stageOf, type StagedProfile } from '@/clinical/gestation/pregnancy-stage.ts';

/**
 * Weeks of the contacts that WHO recommends, and the return at 41 weeks when the baby is not born (WHO 2016, clinical
 * rules 9.1).
 */
const whoContactWeeks = [12, 20, 26, 30, 34, 36, 38, 40, 41] as const;

/** Weeks of the contacts of a whole pregnancy, the first to the eighth. */
export const contactWeeks: readonly number[] = whoContactWeeks.filter((week) => week <= 40);

/** A visit counts as this pregnancy's contact for its week if it is at most this many days from the week's date. */
const SAME_PREGNANCY_DAYS = 120;

export interface SuggestedContact {
  readonly week: number;
  readonly date: CalendarDate;
}

/**
 * A visit stands for the contact nearest to it if it is at most this many days before or after: a contact is due until
 * 7 days after its date and overdue then (OpenSRP, clinical rules 9.1); the same days before it are [P].
 */
const CONTACT_WINDOW_DAYS = 7;

/** Visits for one thing alone; none of them is an antenatal contact [P]. All others stand for one, also own words. */
const singlePurposeTypes: ReadonlySet<string> = new Set<AppointmentType>([
  'Blood test',
  'Glucose test',
  'Vaccine',
  'Mental health',
  'Dentist',
  'Postnatal',
]);

type KnownVisit = Pick<Appointment, 'date'> &
  Partial<Pick<Appointment, 'contactWeek' | 'appointmentType' | 'isMissed'>>;

/** The contact that a visit stands for by its date; the earlier one of two equally near. Null when it stands for none. */
export function contactNear(
  { date, appointmentType, isMissed }: KnownVisit,
  contacts: readonly SuggestedContact[],
): SuggestedContact | null {
  if (isMissed || singlePurposeTypes.has(appointmentType ?? '')) return null;
  const distance = (contact: SuggestedContact) => Math.abs(daysBetween(contact.date, date));
  const [nearest] = contacts.toSorted((one, other) => distance(one) - distance(other));
  return nearest && distance(nearest) <= CONTACT_WINDOW_DAYS ? nearest : null;
}

/**
 * The coming contacts without a visit made for them or near their date, the earliest first; suggestions, never
 * obligations. None after birth or a loss, and none while the weeks are unknown or only estimated.
 */
export function suggestedContacts(
  profile: StagedProfile | null | undefined,
  visits: readonly KnownVisit[],
  today: CalendarDate,
): SuggestedContact[] {
  if (!profile || stageOf(profile, today).kind !== 'pregnant') return [];
  const dating = datingFrom(profile, today);
  if (!dating) return [];
  const contacts = whoContactWeeks.map((week) => ({ week, date: dateAt(dating.estimatedLmp, week) }));
  const madeFor = (visit: KnownVisit) =>
    contacts.find(
      ({ week, date }) => visit.contactWeek === week && Math.abs(daysBetween(date, visit.date)) < SAME_PREGNANCY_DAYS,
    );
  const taken = new Set(visits.map((visit) => (madeFor(visit) ?? contactNear(visit, contacts))?.week));
  return contacts.filter(({ week, date }) => date > today && date <= addDays(dating.dueDate, 7) && !taken.has(week));
}

/** The key of one contact of one pregnancy, the same on every device; see `derivedId`. */
export const contactKey = (profile: StagedProfile, week: number, today: CalendarDate): string =>
  `${datingFrom(profile, today)?.estimatedLmp ?? ''} ${week}`;
