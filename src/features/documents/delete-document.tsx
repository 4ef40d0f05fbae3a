import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/ui/button.tsx';
import { useFocusOfQuestion } from '@/ui/use-focus-of-question.ts';
import { useNotKept } from '@/use-not-kept.ts';
import styles from './documents.module.css';

/** Asked before a document goes: its file cannot be brought back. */
export function DeleteDocument({ onYes, onNo }: { onYes: () => Promise<void>; onNo: () => void }) {
  const intl = useIntl();
  const askId = useId();
  const block = useFocusOfQuestion<HTMLDivElement>();
  const notKept = useNotKept();
  const [hasFailed, setFailed] = useState(false);
  return (
    <div ref={block} role="group" tabIndex={-1} aria-labelledby={askId} className={styles.ask}>
      <p id={askId}>{intl.formatMessage({ id: 'documents.delete.ask' })}</p>
      {hasFailed && <p role="alert">{intl.formatMessage({ id: notKept('records.notDeleted') })}</p>}
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
