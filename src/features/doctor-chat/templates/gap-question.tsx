import { useIntl } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import styles from './template-sheet.module.css';

interface GapQuestionProps {
  gaps: readonly string[];
  onFill: () => void;
  onSend: () => void;
}

/** Asked before a message with open gaps is sent. */
export function GapQuestion({ gaps, onFill, onSend }: GapQuestionProps) {
  const intl = useIntl();
  return (
    <Sheet
      open
      onClose={onFill}
      title={intl.formatMessage({ id: 'templates.gaps' }, { count: gaps.length })}
      foot={
        <div className={styles.buttons}>
          <Button wide onClick={onFill}>
            {intl.formatMessage({ id: 'templates.gaps.fill' })}
          </Button>
          <Button tone="secondary" wide onClick={onSend}>
            {intl.formatMessage({ id: 'templates.gaps.send' })}
          </Button>
        </div>
      }
    >
      <p>{intl.formatMessage({ id: 'templates.gaps.text' })}</p>
      <p className={styles.gaps}>
        <bdi>{gaps.join(' ')}</bdi>
      </p>
    </Sheet>
  );
}
