import { useIntl } from 'react-intl';
import type { StoredAppointment } from '@/db/records/appointments.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { kindText } from './visit-words.ts';
import styles from './visits.module.css';

interface AfterVisitProps {
  visit: StoredAppointment;
  onNotes: (visit: StoredAppointment) => void;
  onNext: () => void;
  onClose: () => void;
}

/** Asked right after a visit: add notes, and plan the next visit. */
export function AfterVisit({ visit, onNotes, onNext, onClose }: AfterVisitProps) {
  const intl = useIntl();
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <div className={styles.after} role="status">
      <Card tone="leaf">
        <p>{intl.formatMessage({ id: 'appointments.afterDone' }, { kind: kindText(intl, visit) })}</p>
        <div className={styles.acts}>
          <Button tone="secondary" onClick={then(() => onNotes(visit))}>
            {intl.formatMessage({ id: 'appointments.afterDone.notes' })}
          </Button>
          <Button tone="secondary" onClick={then(onNext)}>
            {intl.formatMessage({ id: 'appointments.afterDone.next' })}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {intl.formatMessage({ id: 'appointments.afterDone.close' })}
          </Button>
        </div>
      </Card>
    </div>
  );
}
