import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { KeptAppointment } from '@/db/appointments.ts';
import { ConflictLines } from '@/conflict-lines.tsx';
import { SafeMark } from '@/safe-mark.tsx';
import { Button } from '@/ui/button.tsx';
import { Icon } from '@/ui/icon.tsx';
import { List, ListRow } from '@/ui/list.tsx';
import { TitleButton } from '@/ui/text-button.tsx';
import type { VisitHandlers } from './visit-card.tsx';
import { dateText, kindText, whenText } from './visit-words.ts';
import styles from './visits.module.css';

/** Past visits shown before she asks for all. */
const FIRST = 5;

interface PastVisitsProps extends Pick<VisitHandlers, 'onEdit' | 'onSettle'> {
  visits: readonly KeptAppointment[];
}

/** Visits that were or were missed, the newest first, with what was written down. */
export function PastVisits({ visits, onEdit, onSettle }: PastVisitsProps) {
  const intl = useIntl();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? visits : visits.slice(0, FIRST);
  return (
    <>
      <List>
        {shown.map((visit) => {
          const kind = kindText(intl, visit);
          const end = intl.formatMessage({ id: visit.isCompleted ? 'appointments.isDone' : 'appointments.isMissed' });
          return (
            <ListRow
              key={visit.id}
              done
              lead={<Icon name={visit.isCompleted ? 'check' : 'close'} size={20} />}
              title={
                <TitleButton
                  label={intl.formatMessage({ id: 'appointments.edit' }, { kind, date: dateText(intl, visit.date) })}
                  onClick={() => onEdit(visit)}
                >
                  {kind}
                </TitleButton>
              }
              detail={
                <>
                  {`${whenText(intl, visit)} · ${end} `}
                  <SafeMark record={visit} />
                  {visit.notes && <span className={styles.notes}>{visit.notes}</span>}
                </>
              }
              action={
                <Button tone="quiet" onClick={() => onSettle(visit, 'open')}>
                  {intl.formatMessage({ id: 'appointments.reopen' })}
                </Button>
              }
            >
              <ConflictLines recordId={visit.id} />
            </ListRow>
          );
        })}
      </List>
      {visits.length > shown.length && (
        <div className={styles.more}>
          <Button tone="secondary" wide onClick={() => setShowsAll(true)}>
            {intl.formatMessage({ id: 'appointments.past.more' })}
          </Button>
        </div>
      )}
    </>
  );
}
