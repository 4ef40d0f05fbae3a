import type { IntlShape } from 'react-intl';
import { localDate } from '@/clinical/time/calendar-date.ts';
import type { StoredAppointment } from '@/db/records/appointments.ts';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import { saveFile } from '@/ui/media/save-file.ts';
import { kindText } from './visit-words.ts';

/** Downloads a calendar file of these visits. The library is loaded on first use. */
export async function offerCalendar(intl: IntlShape, visits: readonly StoredAppointment[]): Promise<void> {
  const { calendarFile } = await import('./calendar-file.ts');
  const description = ({ clinician, questions, notes }: StoredAppointment) =>
    [
      clinician && intl.formatMessage({ id: 'appointments.with' }, { clinician }),
      questions?.length &&
        intl.formatMessage({ id: 'appointments.file.questions' }, { questions: questions.join(' / ') }),
      notes,
    ]
      .filter(Boolean)
      .join('\n');
  const text = calendarFile(
    intl.formatMessage({ id: 'appointments.file.calendar' }),
    visits.map((visit) => ({
      id: visit.id,
      date: visit.date,
      time: visit.time,
      timeZone: visit.timeZone ?? deviceTimeZone(),
      title: kindText(intl, visit),
      place: visit.place ?? '',
      description: description(visit),
      editedAt: visit.editedAt ?? '',
    })),
  );
  const name = intl.formatMessage({ id: 'appointments.file.name' }, { date: localDate(Date.now()) });
  saveFile(name, text, 'text/calendar;charset=utf-8');
}
