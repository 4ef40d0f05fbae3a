import type { IntlShape } from 'react-intl';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { choiceText } from '@/i18n/phrases/choice-words.ts';
import { DEFAULT_APPOINTMENT_TYPE, type Appointment } from '@/model/records/appointment.ts';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import { zoneName } from '@/model/time/zone-name.ts';

/** A predefined kind in the language of the app; any other kind as it was typed. */
export const kindText = (intl: IntlShape, { appointmentType }: Pick<Appointment, 'appointmentType'>): string =>
  choiceText(intl, 'appointmentType', appointmentType ?? DEFAULT_APPOINTMENT_TYPE);

/** "Sat, Nov 21"; with the year if it is not the current one. */
export const dateText = (intl: IntlShape, date: string): string =>
  intl.formatDate(`${date}T12:00:00Z`, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(date.startsWith(localDate(Date.now()).slice(0, 4)) ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  });

/** Date, time and place; with the time zone if it is not this phone's. */
export function whenText(intl: IntlShape, { date, time, place, timeZone }: Appointment): string {
  const values = { date: dateText(intl, date), time, place: place ?? '' };
  const when = intl.formatMessage({ id: place ? 'appointments.atPlace' : 'appointments.at' }, values);
  if (!timeZone || timeZone === deviceTimeZone()) return when;
  return intl.formatMessage({ id: 'appointments.zone' }, { when, zone: zoneName(timeZone) });
}
