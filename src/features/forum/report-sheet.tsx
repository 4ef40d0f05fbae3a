import { useState } from 'react';
import { useIntl } from 'react-intl';
import { reportReasons, type ReportReason } from '@/model/forum-report.ts';
import { reportText, type ForumTarget } from '@/sync/online/forum.ts';
import { Button } from '@/ui/button.tsx';
import { ChoiceChips } from '@/ui/choice-chips.tsx';
import { Failed, Told } from '@/ui/news.tsx';
import { Sheet } from '@/ui/sheet.tsx';
import styles from './forum.module.css';
import { useAct } from './use-act.ts';

interface ReportSheetProps {
  userId: string;
  target: ForumTarget;
  onClose: () => void;
}

/** Tells the moderators. */
export function ReportSheet({ userId, target, onClose }: ReportSheetProps) {
  const intl = useIntl();
  const [reason, setReason] = useState<ReportReason>('unsafe');
  const [isDone, setDone] = useState(false);
  const { run, isBusy, trouble } = useAct();
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
          <Told>{intl.formatMessage({ id: 'forum.report.done' })}</Told>
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
            {trouble && <Failed alert>{trouble}</Failed>}
          </>
        )}
      </div>
    </Sheet>
  );
}
