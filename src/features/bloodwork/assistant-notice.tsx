import { FormattedMessage, useIntl } from 'react-intl';
import { missingTests } from '@/clinical/lab/report/assistant-answer.ts';
import { Button } from '@/ui/controls/button.tsx';
import { AssistantWords } from '@/app/labs/assistant-words.tsx';
import type { TypedReport } from './report-entry.ts';
import styles from './review.module.css';

interface AssistantNoticeProps {
  draft: Pick<TypedReport, 'rows' | 'assistantTests' | 'assistantSummary'>;
  onAdd: (testName: string) => void;
  onLeaveOut: () => void;
}

/** What the assistant has seen on the file beside the rows: tests without a row, and its summary. */
export function AssistantNotice({ draft, onAdd, onLeaveOut }: AssistantNoticeProps) {
  const intl = useIntl();
  const missing = missingTests(draft.assistantTests, draft.rows);
  return (
    <>
      {missing.length > 0 && (
        <section className={styles.unread}>
          <p role="status">
            <FormattedMessage id="bloodwork.assistant.missing" values={{ count: missing.length }} />
          </p>
          <ul className={styles.lines}>
            {missing.map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
                <Button
                  tone="quiet"
                  icon="plus"
                  aria-label={intl.formatMessage({ id: 'bloodwork.assistant.missing.add.test' }, { name })}
                  onClick={() => onAdd(name)}
                >
                  <FormattedMessage id="bloodwork.assistant.missing.add" />
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {draft.assistantSummary !== '' && (
        <section className={styles.unread}>
          <AssistantWords>{draft.assistantSummary}</AssistantWords>
          <Button tone="quiet" onClick={onLeaveOut}>
            <FormattedMessage id="bloodwork.assistant.summary.leaveOut" />
          </Button>
        </section>
      )}
    </>
  );
}
