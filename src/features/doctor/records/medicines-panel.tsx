import { useIntl } from 'react-intl';
import { adherence, isAsNeeded, isTimeless, type PlannedDose } from '@/clinical/medicines/adherence.ts';
import { addDays, localDate } from '@/clinical/time/calendar-date.ts';
import { isMeasuring } from '@/model/reminders/reminder.ts';
import { choiceText } from '@/i18n/phrases/choice-words.ts';
import type { PatientReminder } from '@/sync/api/doctor/patient-records.ts';
import { Panel } from '@/features/doctor/elements/panel.tsx';
import styles from '@/features/doctor/elements/record-list.module.css';

const DAYS = 7;

interface MedicinesPanelProps {
  reminders: readonly PatientReminder[];
  /** Sorted by due time; null when they could not be loaded. */
  doses: readonly PlannedDose[] | null;
  now: number;
}

/** The patient's medicines as she typed them, and the share of doses taken in the last 7 days. */
export function MedicinesPanel({ reminders: all, doses, now }: MedicinesPanelProps) {
  const intl = useIntl();
  const reminders = all.filter((reminder) => !isMeasuring(reminder));
  const from = addDays(localDate(now), 1 - DAYS);
  return (
    <Panel title={intl.formatMessage({ id: 'doctor.medicines.days' }, { days: DAYS })}>
      {reminders.length === 0 && <p>{intl.formatMessage({ id: 'doctor.medicines.none' })}</p>}
      <ul>
        {reminders.map((reminder) => {
          const { taken, due } = adherence(
            (doses ?? []).filter((dose) => dose.reminder.id === reminder.id && dose.date >= from),
          );
          const share = () => {
            if (isAsNeeded(reminder))
              return intl.formatMessage({
                id: isTimeless(reminder) ? 'doctor.medicines.noTime' : 'doctor.medicines.asNeeded',
              });
            if (reminder.isActive === false) return intl.formatMessage({ id: 'doctor.medicines.paused' });
            if (!doses) return intl.formatMessage({ id: 'doctor.medicines.dosesFailed' });
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
