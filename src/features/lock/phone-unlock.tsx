import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { unlockWithPhone } from '@/app/lock/unlock.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import styles from './lock.module.css';

export function PhoneUnlock({ userId }: { userId: string }) {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const unlock = async () => {
    setBusy(true);
    setFailed(false);
    const isOpen = await unlockWithPhone(userId).catch(() => false);
    setFailed(!isOpen);
    setBusy(false);
  };
  return (
    <div className={styles.form}>
      {hasFailed && (
        <FailureMessage alert>
          <FormattedMessage id="lock.unlock.phoneFailed" />
        </FailureMessage>
      )}
      <Button icon="lock" wide large busy={isBusy} onClick={() => void unlock()}>
        <FormattedMessage id="lock.unlock.phone" />
      </Button>
    </div>
  );
}
