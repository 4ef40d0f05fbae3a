import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import styles from './late-weeks.module.css';

interface LateWeeksProps {
  weeks: number;
  onCorrect: () => void;
  onAccept: () => void;
}

/** Asks for confirmation of an unusually high week. The first answer is the one that changes nothing. */
export function LateWeeks({ weeks, onCorrect, onAccept }: LateWeeksProps) {
  const intl = useIntl();
  return (
    <Sheet open onClose={onCorrect} title={intl.formatMessage({ id: 'profile.late.title' })}>
      <div className={styles.question}>
        <p>
          <FormattedMessage id="profile.late.text" values={{ weeks }} />
        </p>
        <Button wide onClick={onCorrect}>
          <FormattedMessage id="profile.late.correct" />
        </Button>
        <Button tone="secondary" wide onClick={onAccept}>
          <FormattedMessage id="profile.late.accept" />
        </Button>
      </div>
    </Sheet>
  );
}
