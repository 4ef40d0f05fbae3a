import { DEFAULT_APPOINTMENT_TYPE, type Appointment, type AppointmentType } from '@/model/records/appointment.ts';
import { daysBetween, type CalendarDate } from '@/clinical/time/calendar-date.ts';

/**
 * Kinds of visits at which the pregnancy itself is examined. Any other kind, also in the user's own words, may be with
 * another clinic [P].
 */
const contactTypes: readonly string[] = [
  DEFAULT_APPOINTMENT_TYPE,
  'Booking',
  'Scan',
  'Midwife',
  'Doctor',
] satisfies AppointmentType[];

type Visit = Pick<Appointment, 'date' | 'isCompleted' | 'appointmentType' | 'contactWeek'>;

const isContact = ({ isCompleted, appointmentType, contactWeek }: Visit): boolean =>
  isCompleted === true && (contactWeek != null || contactTypes.includes(appointmentType ?? DEFAULT_APPOINTMENT_TYPE));

/**
 * Days since the last recorded contact with the care team, null when none is recorded (clinical rules 4.3 [P]).
 * Strictly, only a visit that the user marked as done counts: not one that is planned, missed or unanswered.
 */
export function daysSinceContact(visits: readonly Visit[], today: CalendarDate): number | null {
  const days = visits.filter(isContact).map(({ date }) => daysBetween(date, today));
  const past = days.filter((since) => since >= 0);
  return past.length > 0 ? Math.min(...past) : null;
}
