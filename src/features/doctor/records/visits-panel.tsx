import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { choiceText } from '@/i18n/phrases/choice-words.ts';
import { DEFAULT_APPOINTMENT_TYPE } from '@/model/records/appointment.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';
import type { PatientVisit } from '@/sync/api/doctor/inbox-documents.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { MoreButton } from '@/features/doctor/elements/more-button.tsx';
import { Panel } from '@/features/doctor/elements/panel.tsx';
import { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';
import styles from '@/features/doctor/elements/record-list.module.css';

const STEP = 6;

const kindText = (intl: IntlShape, { appointmentType }: PatientVisit) =>
  choiceText(intl, 'appointmentType', appointmentType ?? DEFAULT_APPOINTMENT_TYPE);

function statusOf({ isCompleted, isMissed, date }: PatientVisit, today: string) {
  if (isCompleted) return 'doctor.visits.done';
  if (isMissed) return 'doctor.visits.missed';
  return date < today ? 'doctor.visits.open' : 'doctor.visits.planned';
}

/** The patient's appointments, newest first: time, kind, outcome and the questions she wants to ask. */
export function VisitsPanel({ visits, now }: { visits: readonly PatientVisit[]; now: number }) {
  const intl = useIntl();
  const words = useDoctorWords();
  const [count, setCount] = useState(STEP);
  const today = localDate(now);
  return (
    <Panel title={intl.formatMessage({ id: 'doctor.visits.title' })}>
      {visits.length === 0 && <p>{intl.formatMessage({ id: 'doctor.visits.none' })}</p>}
      <ul>
        {visits.slice(0, count).map((visit) => (
          <li key={visit.id} className={styles.row}>
            <Icon name="calendar" />
            <div>
              <strong>{kindText(intl, visit)}</strong>
              <span className={styles.detail}>
                {[
                  `${words.fullDate(visit.date)}, ${visit.time}`,
                  intl.formatMessage({ id: statusOf(visit, today) }),
                  visit.place,
                  visit.notes,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {(visit.questions ?? []).map((question) => (
                <span key={question} className={styles.detail}>
                  {intl.formatMessage({ id: 'doctor.visits.asks' }, { question })}
                </span>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <MoreButton hidden={visits.length - count} step={STEP} onMore={() => setCount(count + STEP)} />
    </Panel>
  );
}
