import { useIntl } from 'react-intl';
import type { KeptAppointment } from '@/db/appointments.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { kindText } from './visit-words.ts';
import styles from './visits.module.css';

interface AfterDoneProps {
  visit: KeptAppointment;
  onNotes: (visit: KeptAppointment) => void;
  onNext: () => void;
  onClose: () => void;
}

/** After a visit: what was said, and when the next one is, while it is fresh. */
export function AfterDone({ visit, onNotes, onNext, onClose }: AfterDoneProps) {
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
