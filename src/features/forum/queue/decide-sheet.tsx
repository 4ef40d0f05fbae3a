import { useState } from 'react';
import { useIntl } from 'react-intl';
import { reportReasons, type ReportReason } from '@/model/forum/forum-report.ts';
import { Button } from '@/ui/controls/button.tsx';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import styles from '@/features/forum/layout/forum.module.css';

export type Decision = 'hide' | 'warn';

interface DecideSheetProps {
  decision: Decision;
  /** The reason that is chosen first. */
  reason: ReportReason;
  isBusy: boolean;
  onDecide: (reason: ReportReason) => void;
  onClose: () => void;
}

/** Asks for the reason before a text is hidden or its author is warned. The author reads the reason. */
export function DecideSheet({ decision, reason, isBusy, onDecide, onClose }: DecideSheetProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState(reason);
  return (
    <Sheet
      open
      onClose={onClose}
      title={intl.formatMessage({ id: `forum.decide.${decision}` })}
      foot={
        <div className={styles.answers}>
          <Button tone="secondary" wide onClick={onClose}>
            {intl.formatMessage({ id: 'forum.decide.no' })}
          </Button>
          <Button wide busy={isBusy} onClick={() => onDecide(chosen)}>
            {intl.formatMessage({ id: `forum.decide.${decision}.yes` })}
          </Button>
        </div>
      }
    >
      <div className={styles.form}>
        <p>{intl.formatMessage({ id: `forum.decide.${decision}.text` })}</p>
        <ChoiceChips
          legend={intl.formatMessage({ id: 'forum.report.reason' })}
          always
          options={reportReasons.map((value) => ({
            value,
            label: intl.formatMessage({ id: `forum.report.${value}` }),
          }))}
          chosen={[chosen]}
          onChange={([next = chosen]) => setChosen(next)}
        />
      </div>
    </Sheet>
  );
}
