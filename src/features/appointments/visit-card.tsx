import { useId } from 'react';
import { useIntl } from 'react-intl';
import { ConflictLines } from '@/conflict-lines.tsx';
import type { KeptAppointment } from '@/db/appointments.ts';
import { SafeMark } from '@/safe-mark.tsx';
import { Button } from '@/ui/button.tsx';
import { ListBlock } from '@/ui/list.tsx';
import { TitleButton } from '@/ui/text-button.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { daysTo } from './visit-groups.ts';
import { dateText, kindText, whenText } from './visit-words.ts';
import styles from './visits.module.css';

export interface VisitHandlers {
  onEdit: (visit: KeptAppointment) => void;
  onMove: (visit: KeptAppointment) => void;
  onSettle: (visit: KeptAppointment, end: 'done' | 'missed' | 'open') => void;
}

interface VisitCardProps extends VisitHandlers {
  visit: KeptAppointment;
  now: number;
  /** Shows the questions: the next one, and those whose outcome is asked. */
  isOpen?: boolean;
}

/** A visit that lies ahead or whose outcome is asked: done, moved or missed by one tap. */
export function VisitCard({ visit, now, isOpen = false, onEdit, onMove, onSettle }: VisitCardProps) {
  const intl = useIntl();
  const name = useId();
  const kind = kindText(intl, visit);
  const days = daysTo(visit, now);
  const questions = visit.questions ?? [];
  const isAhead = days > 0;
  return (
    <ListBlock>
      <ConflictLines recordId={visit.id} />
      <div className={styles.head}>
        <h3 id={name} className={styles.kind}>
          <TitleButton
            label={intl.formatMessage({ id: 'appointments.edit' }, { kind, date: dateText(intl, visit.date) })}
            onClick={() => onEdit(visit)}
          >
            {kind}
          </TitleButton>
        </h3>
        <span className={styles.days}>
          {intl.formatMessage(
            { id: isAhead || days === 0 ? 'appointments.inDays' : 'appointments.ago' },
            { days: Math.abs(days) },
          )}
        </span>
      </div>
      <p className={styles.when}>
        {whenText(intl, visit)} <SafeMark record={visit} />
      </p>
      {visit.clinician && (
        <p className={styles.quiet}>
          {intl.formatMessage({ id: 'appointments.with' }, { clinician: visit.clinician })}
        </p>
      )}
      {isOpen &&
        (questions.length > 0 ? (
          <>
            <p className={styles.questionsTitle}>{intl.formatMessage({ id: 'appointments.questions' })}</p>
            <ul className={styles.questions}>
              {questions.map((question) => (
                <li key={question}>
                  <bdi>{question}</bdi>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className={styles.quiet}>{intl.formatMessage({ id: 'appointments.noQuestions' })}</p>
        ))}
      {visit.notes && isOpen && <p className={styles.notes}>{visit.notes}</p>}
      <div className={styles.acts}>
        <Button tone="secondary" icon="check" aria-describedby={name} onClick={() => onSettle(visit, 'done')}>
          {intl.formatMessage({ id: 'appointments.done' })}
        </Button>
        <Button tone="secondary" aria-describedby={name} onClick={() => onMove(visit)}>
          {intl.formatMessage({ id: 'appointments.move' })}
        </Button>
        <Button tone="secondary" aria-describedby={name} onClick={() => onSettle(visit, 'missed')}>
          {intl.formatMessage({ id: 'appointments.missed' })}
        </Button>
        {days >= 0 && (
          <CalendarButton
            visits={[visit]}
            label={intl.formatMessage({ id: 'appointments.toCalendar' })}
            describedBy={name}
          />
        )}
      </div>
    </ListBlock>
  );
}
