import type { IntlShape } from 'react-intl';
import { localDate } from '@/clinical/calendar-date.ts';
import type { KeptAppointment } from '@/db/appointments.ts';
import { deviceTimeZone } from '@/model/device-time-zone.ts';
import { saveFile } from '@/ui/save-file.ts';
import { kindText } from './visit-words.ts';

/** Gives the person a calendar file of these visits. The library comes with the first file. */
export async function offerCalendar(intl: IntlShape, visits: readonly KeptAppointment[]): Promise<void> {
  const { calendarFile } = await import('./calendar-file.ts');
  const description = ({ clinician, questions, notes }: KeptAppointment) =>
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
