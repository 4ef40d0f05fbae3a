import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { SuggestedContact } from '@/clinical/care/antenatal-contacts.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';
import type { StoredAppointment } from '@/db/records/appointments.ts';
import { TitleButton } from '@/ui/controls/text-button.tsx';
import { MonthGrid, type DayMark } from '@/ui/dates/month-grid.tsx';
import { dateText, kindText, whenText } from './visit-words.ts';
import styles from './visits.module.css';

interface VisitsCalendarProps {
  visits: readonly StoredAppointment[];
  contacts: readonly SuggestedContact[];
  now: number;
  onEdit: (visit: StoredAppointment) => void;
}

/** A month with the visits, and with the suggested contacts that have no visit yet. A day opens what it has. */
export function VisitsCalendar({ visits, contacts, now, onEdit }: VisitsCalendarProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<string | null>(null);
  const today = localDate(now);
  const dates = [today, ...visits.map(({ date }) => date), ...contacts.map(({ date }) => date)].toSorted();
  const ahead = visits.map(({ date }) => date).filter((date) => date >= today);
  const start = ahead.toSorted()[0] ?? today;
  const visitsOn = (date: string) => visits.filter((visit) => visit.date === date);
  const contactsOn = (date: string) => contacts.filter((contact) => contact.date === date);
  const contactWords = ({ week }: SuggestedContact) =>
    intl.formatMessage({ id: 'appointments.month.contact' }, { week });
  const markOf = (date: string): DayMark | null => {
    const [here, suggested] = [visitsOn(date), contactsOn(date)];
    if (here.length + suggested.length === 0) return null;
    const words = [
      ...here.map((visit) => {
        const end = visit.isCompleted ? 'appointments.isDone' : visit.isMissed ? 'appointments.isMissed' : null;
        return [kindText(intl, visit), visit.time, ...(end ? [intl.formatMessage({ id: end })] : [])].join(' ');
      }),
      ...suggested.map(contactWords),
    ];
    const shape = here.length === 0 ? 'ring' : here.every(({ isMissed }) => isMissed) ? 'open' : 'full';
    return { shape, words: intl.formatList(words) };
  };
  return (
    <div className={styles.calendar}>
      <MonthGrid
        {...{ start, today, markOf, chosen }}
        min={dates[0] ?? today}
        max={dates.at(-1) ?? today}
        onChoose={(date) => setChosen(date === chosen ? null : date)}
      />
      <div role="status">
        {chosen !== null && (
          <ul className={styles.ofDay}>
            {visitsOn(chosen).map((visit) => {
              const kind = kindText(intl, visit);
              const label = intl.formatMessage({ id: 'appointments.edit' }, { kind, date: dateText(intl, visit.date) });
              return (
                <li key={visit.id}>
                  <TitleButton label={label} onClick={() => onEdit(visit)}>
                    {kind}
                  </TitleButton>
                  <p className={styles.quiet}>{whenText(intl, visit)}</p>
                </li>
              );
            })}
            {contactsOn(chosen).map((contact) => (
              <li key={contact.week}>{contactWords(contact)}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
