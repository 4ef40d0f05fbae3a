import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { unlockWithPin } from '@/app/lock/unlock.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { PinField } from './pin-field.tsx';
import { readPin } from './pin-rules.ts';
import styles from './lock.module.css';

interface PinUnlockProps {
  userId: string;
  /** Tries that are left. */
  left: number;
  /** A try was used up. */
  onWrong: () => void;
}

export function PinUnlock({ userId, left, onWrong }: PinUnlockProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<'wrong' | 'failed' | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const pin = readPin(typed);
    if (isBusy || pin === '') return;
    setBusy(true);
    setTrouble(null);
    try {
      if (await unlockWithPin(userId, pin)) return;
      setTyped('');
      setTrouble('wrong');
      onWrong();
    } catch {
      setTrouble('failed');
    } finally {
      setBusy(false);
    }
  };
  if (left === 0)
    return (
      <FailureMessage alert>
        <FormattedMessage id="lock.unlock.noTries" />
      </FailureMessage>
    );
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <PinField
        focused
        label={intl.formatMessage({ id: 'lock.pin' })}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setTrouble(null);
        }}
      />
      {trouble && (
        <FailureMessage alert>
          {trouble === 'wrong' ? (
            <FormattedMessage id="lock.unlock.wrong" values={{ left }} />
          ) : (
            <FormattedMessage id="lock.unlock.failed" />
          )}
        </FailureMessage>
      )}
      <Button type="submit" wide large busy={isBusy}>
        <FormattedMessage id="lock.unlock.do" />
      </Button>
    </form>
  );
}
