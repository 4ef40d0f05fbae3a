import { useId } from 'react';
import { useIntl } from 'react-intl';
import { ConflictLines } from '@/app/recovery/conflict-lines.tsx';
import type { StoredAppointment } from '@/db/records/appointments.ts';
import { SyncMark } from '@/app/recovery/sync-mark.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { ListBlock } from '@/ui/layout/list.tsx';
import { TitleButton } from '@/ui/controls/text-button.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { PreparationList } from './preparation-list.tsx';
import { daysTo } from './visit-groups.ts';
import { dateText, kindText, whenText } from './visit-words.ts';
import styles from './visits.module.css';

export interface VisitHandlers {
  onEdit: (visit: StoredAppointment) => void;
  onMove: (visit: StoredAppointment) => void;
  onSettle: (visit: StoredAppointment, end: 'done' | 'missed' | 'open') => void;
}

interface VisitCardProps extends VisitHandlers {
  visit: StoredAppointment;
  now: number;
  /** Shows the questions: true for the next visit and for those without an outcome. */
  isOpen?: boolean;
}

/** A coming visit, or a past one without an outcome. It can be done or missed from its day on, and moved at any time. */
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
        {whenText(intl, visit)} <SyncMark record={visit} />
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
      {isOpen && days >= 0 && <PreparationList visit={visit} isSoon={days <= 1} />}
      <div className={styles.acts}>
        {!isAhead && (
          <Button tone="secondary" icon="check" aria-describedby={name} onClick={() => onSettle(visit, 'done')}>
            {intl.formatMessage({ id: 'appointments.done' })}
          </Button>
        )}
        <Button tone="secondary" aria-describedby={name} onClick={() => onMove(visit)}>
          {intl.formatMessage({ id: 'appointments.move' })}
        </Button>
        {!isAhead && (
          <Button tone="secondary" aria-describedby={name} onClick={() => onSettle(visit, 'missed')}>
            {intl.formatMessage({ id: 'appointments.missed' })}
          </Button>
        )}
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
