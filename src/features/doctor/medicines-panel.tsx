import { useIntl } from 'react-intl';
import { adherence, isAsNeeded, type PlannedDose } from '@/clinical/adherence.ts';
import { addDays, localDate } from '@/clinical/calendar-date.ts';
import { choiceText } from '@/i18n/choice-words.ts';
import type { PatientReminder } from '@/sync/online/patient-records.ts';
import { Panel } from './panel.tsx';
import styles from './record-list.module.css';

const DAYS = 7;

interface MedicinesPanelProps {
  reminders: readonly PatientReminder[];
  /** In the order they are due. */
  doses: readonly PlannedDose[];
  now: number;
}

/** Her medicines as she typed them, and how many of the doses due in 7 days were taken. */
export function MedicinesPanel({ reminders, doses, now }: MedicinesPanelProps) {
  const intl = useIntl();
  const from = addDays(localDate(now), 1 - DAYS);
  return (
    <Panel title={intl.formatMessage({ id: 'doctor.medicines.days' }, { days: DAYS })}>
      {reminders.length === 0 && <p>{intl.formatMessage({ id: 'doctor.medicines.none' })}</p>}
      <ul>
        {reminders.map((reminder) => {
          const { taken, due } = adherence(
            doses.filter((dose) => dose.reminder.id === reminder.id && dose.date >= from),
          );
          const share = () => {
            if (isAsNeeded(reminder)) return intl.formatMessage({ id: 'doctor.medicines.asNeeded' });
            if (reminder.isActive === false) return intl.formatMessage({ id: 'doctor.medicines.paused' });
            return due === 0
              ? intl.formatMessage({ id: 'doctor.medicines.noneDue' })
              : intl.formatMessage({ id: 'doctor.medicines.share' }, { taken, due });
          };
          return (
            <li key={reminder.id} className={styles.row}>
              <div className={styles.grow}>
                <strong>
                  {reminder.medicationName} {reminder.dosage}
                </strong>
                <span className={styles.detail}>{choiceText(intl, 'frequency', reminder.frequency)}</span>
                {due > 0 && (
                  <svg viewBox="0 0 100 8" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
                    <rect width="100" height="8" className={styles.track} />
                    <rect width={(100 * taken) / due} height="8" className={styles.filled} />
                  </svg>
                )}
              </div>
              <span className={styles.share}>{share()}</span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
