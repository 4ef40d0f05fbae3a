import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/button.tsx';
import { Sheet } from '@/ui/sheet.tsx';
import styles from './attention.module.css';

interface DropQuestionProps {
  /** The entry in words. */
  what: string;
  onStay: () => void;
  onDrop: () => void;
}

/** There is no way back from this, so it is asked. */
export function DropQuestion({ what, onStay, onDrop }: DropQuestionProps) {
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
        <Button tone="quiet" icon="trash" wide onClick={onDrop}>
          <FormattedMessage id="attention.drop.yes" />
        </Button>
      </div>
    </Sheet>
  );
}
