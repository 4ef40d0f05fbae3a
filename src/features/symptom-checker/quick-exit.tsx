import { FormattedMessage } from 'react-intl';
import { useLeaveAtOnce } from '@/app/emergency/leave-at-once.ts';
import { Button } from '@/ui/controls/button.tsx';
import styles from './symptom-checker.module.css';

/** Leaves quickly when someone could see the screen: replaces this page with a harmless one; nothing is stored and the back button does not return. */
export function QuickExit({ onLeave }: { onLeave: () => void }) {
  const leave = useLeaveAtOnce();
  return (
    <div className={styles.leave}>
      <Button
        tone="secondary"
        icon="log-out"
        wide
        onClick={() => {
          onLeave();
          leave();
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
