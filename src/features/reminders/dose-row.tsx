import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PlannedDose } from '@/clinical/medicines/adherence.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { isMeasuring } from '@/model/reminders/reminder.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { ListRow } from '@/ui/layout/list.tsx';
import { doseElementId } from './dose-groups.ts';
import styles from './doses.module.css';

interface RowProps {
  /** Of the element that names the dose; it can have the focus. */
  id?: string;
  lead: string;
  medicine: string;
  detail: ReactNode;
  isDone: boolean;
  onUndo?: () => void;
}

/** A dose without buttons: answered, snoozed, or upcoming. */
export function DayRow({ id, lead, medicine, detail, isDone, onUndo }: RowProps) {
  const intl = useIntl();
  const ownId = useId();
  const name = id ?? ownId;
  return (
    <ListRow
      done={isDone}
      lead={<span className={styles.rowTime}>{lead}</span>}
      title={
        <span id={name} tabIndex={-1} className={styles.doneTitle}>
          {isDone && <Icon name="check" size={20} />}
          {medicine}
        </span>
      }
      detail={detail}
      action={
        onUndo && (
          <button type="button" className={styles.undo} aria-describedby={name} onClick={onUndo}>
            {intl.formatMessage({ id: 'reminders.undo' })}
          </button>
        )
      }
    />
  );
}

interface DoseRowProps {
  dose: PlannedDose;
  now: number;
  /** End of the snooze in ms; null when it is not snoozed. */
  until: number | null;
  onUndo: () => void;
}

/** A dose of today, or one that was just answered, in the list below the due doses. */
export function DoseRow({ dose, now, until, onUndo }: DoseRowProps) {
  const intl = useIntl();
  const clock = (time: number | string) => intl.formatTime(time, { hour: '2-digit', minute: '2-digit' });
  const { standing, answeredAt, reminder } = dose;
  const doneId = isMeasuring(reminder) ? 'reminders.measuredAt' : 'reminders.takenAt';
  const isDone = standing === 'taken' || standing === 'skipped';
  const stateText =
    isDone && answeredAt
      ? intl.formatMessage({ id: standing === 'skipped' ? 'reminders.skippedAt' : doneId }, { time: clock(answeredAt) })
      : until !== null && standing === 'due'
        ? intl.formatMessage({ id: 'reminders.again' }, { time: clock(until) })
        : intl.formatMessage({ id: 'reminders.upcoming' });
  const day = intl.formatDate(dose.dueAt, { weekday: 'long' });
  return (
    <DayRow
      id={doseElementId(dose)}
      lead={dose.time}
      medicine={reminder.medicationName}
      detail={
        <>
          <bdi>{reminder.dosage}</bdi> · {dose.date < localDate(now) && `${day} · `}
          {stateText}
        </>
      }
      isDone={isDone}
      onUndo={isDone ? onUndo : undefined}
    />
  );
}
