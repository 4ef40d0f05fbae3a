import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';
import { useQuestionFocus } from '@/ui/layout/use-focus-of-question.ts';
import { useSaveFailure } from '@/app/forms/use-save-failure.ts';
import styles from './reminder-form.module.css';

/** Confirmation before a reminder is deleted, because it ends on every device. */
export function DeleteQuestion({ onYes, onNo }: { onYes: () => Promise<void>; onNo: () => void }) {
  const intl = useIntl();
  const askId = useId();
  const block = useQuestionFocus<HTMLDivElement>();
  const saveFailure = useSaveFailure();
  const [hasFailed, setFailed] = useState(false);
  return (
    <div ref={block} role="group" tabIndex={-1} aria-labelledby={askId} className={styles.ask}>
      <p id={askId}>{intl.formatMessage({ id: 'reminders.form.delete.ask' })}</p>
      {hasFailed && <p role="alert">{intl.formatMessage({ id: saveFailure('records.notDeleted') })}</p>}
      <div className={styles.answers}>
        <Button wide onClick={() => void onYes().catch(() => setFailed(true))}>
          {intl.formatMessage({ id: 'reminders.form.delete.yes' })}
        </Button>
        <Button wide tone="secondary" onClick={onNo}>
          {intl.formatMessage({ id: 'reminders.form.delete.no' })}
        </Button>
      </div>
    </div>
  );
}
