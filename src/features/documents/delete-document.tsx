import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/ui/button.tsx';
import styles from './documents.module.css';

/** Asked before a document goes: its file cannot be brought back. */
export function DeleteDocument({ onYes, onNo }: { onYes: () => Promise<void>; onNo: () => void }) {
  const intl = useIntl();
  const [hasFailed, setFailed] = useState(false);
  return (
    <div role="group" className={styles.ask}>
      <p>{intl.formatMessage({ id: 'documents.delete.ask' })}</p>
      {hasFailed && <p role="alert">{intl.formatMessage({ id: 'records.notDeleted' })}</p>}
      <div className={styles.answers}>
        <Button wide onClick={() => void onYes().catch(() => setFailed(true))}>
          {intl.formatMessage({ id: 'documents.delete' })}
        </Button>
        <Button wide tone="secondary" onClick={onNo}>
          {intl.formatMessage({ id: 'documents.delete.no' })}
        </Button>
      </div>
    </div>
  );
}
