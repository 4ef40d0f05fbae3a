import { useIntl } from 'react-intl';
import type { PlannedDose } from '@/clinical/medicines/adherence.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { medicineNote } from '@/clinical/medicines/medicine-notes.ts';
import type { DoseOutcome } from '@/model/reminders/dose.ts';
import { MINUTE_MS } from '@/model/time/durations.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { ListBlock } from '@/ui/layout/list.tsx';
import { doseElementId, isLate as isLateDose } from './dose-groups.ts';
import styles from './doses.module.css';

export interface DoseCardProps {
  dose: PlannedDose;
  now: number;
  onAnswer: (outcome: DoseOutcome) => void;
  /** Undefined when there is no time left to snooze. */
  onLater?: () => void;
}

/** A due or missed dose with its answer buttons. */
export function DoseCard({ dose, now, onAnswer, onLater }: DoseCardProps) {
  const intl = useIntl();
  const name = doseElementId(dose);
  const { reminder, standing, time, dueAt } = dose;
  const minutes = Math.floor((now - dueAt) / MINUTE_MS);
  const isMissed = standing === 'missed';
  const isLate = isLateDose(dose, now);
  const note = isLate ? medicineNote(reminder.medicationName) : null;
  const isToday = dose.date === localDate(now);
  const chip = isMissed
    ? isToday
      ? 'reminders.missed'
      : 'reminders.missed.on'
    : isLate
      ? 'reminders.lateBy'
      : 'reminders.dueNow';
  const day = intl.formatDate(dueAt, { weekday: 'long' });
  return (
    <ListBlock>
      <div className={styles.head}>
        <time className={styles.time} dateTime={new Date(dueAt).toISOString()}>
          {time}
        </time>
        <span className={isLate ? styles.late : styles.due}>
          <Icon name={isLate ? 'clock' : 'bell'} size={20} />
          {intl.formatMessage({ id: chip }, { minutes, day })}
        </span>
      </div>
      <h3 id={name} tabIndex={-1} className={styles.name}>
        {reminder.medicationName}
      </h3>
      <p className={styles.dosage}>{intl.formatMessage({ id: 'reminders.asWritten' }, { dosage: reminder.dosage })}</p>
      {isLate && (
        <div className={styles.note}>
          <Icon name="info" />
          <div>
            {note && (
              <p>
                <strong>
                  {intl.formatMessage({ id: note === 'ask' ? 'reminders.notAdvised' : 'reminders.special' })}
                </strong>
              </p>
            )}
            <p>{intl.formatMessage({ id: isMissed ? 'reminders.missed.advice' : 'reminders.noDouble' })}</p>
          </div>
        </div>
      )}
      {isMissed && <p className={styles.what}>{intl.formatMessage({ id: 'reminders.missed.what' })}</p>}
      <div className={styles.answers}>
        <Button
          tone={isMissed ? 'secondary' : 'primary'}
          icon="check"
          aria-describedby={name}
          onClick={() => onAnswer('taken')}
        >
          {intl.formatMessage({ id: 'reminders.taken' })}
        </Button>
        {onLater && (
          <Button tone="secondary" aria-describedby={name} onClick={onLater}>
            {intl.formatMessage({ id: 'reminders.later' })}
          </Button>
        )}
        <Button tone="secondary" aria-describedby={name} onClick={() => onAnswer('skipped')}>
          {intl.formatMessage({ id: 'reminders.skipped' })}
        </Button>
        {isMissed && (
          <ButtonLink tone="secondary" icon="phone" to="/emergency">
            {intl.formatMessage({ id: 'reminders.ask' })}
          </ButtonLink>
        )}
      </div>
    </ListBlock>
  );
}
