import { useState } from 'react';
import { useIntl } from 'react-intl';
import { reportReasons, type ReportReason } from '@/model/forum/forum-report.ts';
import { reportText, type ForumTarget } from '@/sync/api/community/forum.ts';
import { Button } from '@/ui/controls/button.tsx';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { FailureMessage, SuccessMessage } from '@/ui/feedback/live-region.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import styles from '@/features/forum/layout/forum.module.css';
import { useForumAction } from '@/features/forum/queries/use-forum-action.ts';

interface ReportSheetProps {
  userId: string;
  target: ForumTarget;
  onClose: () => void;
}

/** Reports a text to the moderators. */
export function ReportSheet({ userId, target, onClose }: ReportSheetProps) {
  const intl = useIntl();
  const [reason, setReason] = useState<ReportReason>('unsafe');
  const [isDone, setDone] = useState(false);
  const { run, isBusy, trouble } = useForumAction();
  const send = () =>
    void run(async () => {
      await reportText(userId, target, reason);
      setDone(true);
    });
  return (
    <Sheet
      open
      onClose={onClose}
      title={intl.formatMessage({ id: 'forum.report.title' })}
      foot={
        !isDone && (
          <Button wide large icon="flag" busy={isBusy} onClick={send}>
            {intl.formatMessage({ id: 'forum.report.send' })}
          </Button>
        )
      }
    >
      <div className={styles.form} aria-live="polite">
        {isDone ? (
          <SuccessMessage>{intl.formatMessage({ id: 'forum.report.done' })}</SuccessMessage>
        ) : (
          <>
            <p className={styles.quiet}>{intl.formatMessage({ id: 'forum.report.text' })}</p>
            <ChoiceChips
              legend={intl.formatMessage({ id: 'forum.report.reason' })}
              always
              options={reportReasons.map((value) => ({
                value,
                label: intl.formatMessage({ id: `forum.report.${value}` }),
              }))}
              chosen={[reason]}
              onChange={([chosen = 'other']) => setReason(chosen)}
            />
            {trouble && <FailureMessage alert>{trouble}</FailureMessage>}
          </>
        )}
      </div>
    </Sheet>
  );
}
