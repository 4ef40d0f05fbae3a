import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';
import { useUpdate } from './update.ts';
import styles from './update-line.module.css';

/** Offers a new version; never reloads by itself, because the user may be typing. */
export function UpdateLine() {
  const reload = useUpdate((state) => state.reload);
  if (!reload) return null;
  return (
    <div className={styles.line} role="status">
      <span>
        <FormattedMessage id="frame.update" />
      </span>
      <Button tone="quiet" icon="refresh" onClick={reload}>
        <FormattedMessage id="frame.reload" />
      </Button>
    </div>
  );
}
