import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import styles from './attention.module.css';

interface DiscardQuestionProps {
  /** Name of the record. */
  what: string;
  onStay: () => void;
  onDiscard: () => void;
}

/** Asks before a rejected change is discarded, because that cannot be undone. */
export function DiscardQuestion({ what, onStay, onDiscard }: DiscardQuestionProps) {
  const intl = useIntl();
  return (
    <Sheet open onClose={onStay} title={intl.formatMessage({ id: 'attention.drop.title' })}>
      <div className={styles.form}>
        <p className={styles.value}>{what}</p>
        <p>
          <FormattedMessage id="attention.drop.text" />
        </p>
        <Button wide onClick={onStay}>
          <FormattedMessage id="attention.drop.no" />
        </Button>
        <Button tone="quiet" icon="trash" wide onClick={onDiscard}>
          <FormattedMessage id="attention.drop.yes" />
        </Button>
      </div>
    </Sheet>
  );
}
