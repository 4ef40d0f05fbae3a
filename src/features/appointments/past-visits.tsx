import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { StoredAppointment } from '@/db/records/appointments.ts';
import { ConflictLines } from '@/app/recovery/conflict-lines.tsx';
import { SyncMark } from '@/app/recovery/sync-mark.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { TitleButton } from '@/ui/controls/text-button.tsx';
import type { VisitHandlers } from './visit-card.tsx';
import { dateText, kindText, whenText } from './visit-words.ts';
import styles from './visits.module.css';

/** Past visits shown before the user asks for all. */
const FIRST = 5;

interface PastVisitsProps extends Pick<VisitHandlers, 'onEdit' | 'onSettle'> {
  visits: readonly StoredAppointment[];
}

/** Visits that took place or were missed, newest first, with their notes. */
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
                  <SyncMark record={visit} />
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
