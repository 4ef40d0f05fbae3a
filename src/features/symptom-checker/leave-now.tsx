import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/ui/button.tsx';
import styles from './symptom-checker.module.css';

/** The quick way out when somebody comes near: a harmless page in place of this one, nothing kept, nothing to go back to. */
export function LeaveNow({ onLeave }: { onLeave: () => void }) {
  const navigate = useNavigate();
  return (
    <div className={styles.leave}>
      <Button
        tone="secondary"
        icon="log-out"
        wide
        onClick={() => {
          onLeave();
          void navigate('/meals', { replace: true });
        }}
      >
        <FormattedMessage id="schecker.leave" />
      </Button>
      <p className={styles.hint}>
        <FormattedMessage id="schecker.leave.hint" />
      </p>
    </div>
  );
}
