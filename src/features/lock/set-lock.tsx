import { useEffect, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { UnlockChoice } from '@/db/encryption/app-lock.ts';
import { canUsePhoneUnlock, createPhoneSecret } from '@/app/lock/phone-unlock.ts';
import type { LockDelay } from '@/app/lock/lock-settings.ts';
import { setLock } from '@/app/lock/set-lock.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { Button } from '@/ui/controls/button.tsx';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { DelayChoice } from './delay-choice.tsx';
import { NewPinFields, useNewPin } from './new-pin.tsx';
import styles from './lock.module.css';

type Way = 'pin' | 'phone';

/** How to unlock: a PIN, or the phone's own unlock where the browser has it. `read` asks the phone, or checks the PIN. */
export function useUnlockChoice() {
  const intl = useIntl();
  const newPin = useNewPin();
  const [hasPhone, setHasPhone] = useState(false);
  const [way, setWay] = useState<Way>('pin');
  useEffect(() => {
    void canUsePhoneUnlock().then(setHasPhone);
  }, []);
  return {
    newPin,
    hasPhone,
    way,
    setWay,
    /** Null when the typed PIN cannot be used; the field says why. */
    async read(): Promise<UnlockChoice | 'noPhone' | null> {
      if (way === 'phone') {
        const phone = await createPhoneSecret(intl.formatMessage({ id: 'lock.title' }));
        return phone ? { phone } : 'noPhone';
      }
      const pin = newPin.read();
      return pin === null ? null : { pin };
    },
  };
}

export function UnlockChoiceFields({ newPin, hasPhone, way, setWay }: ReturnType<typeof useUnlockChoice>) {
  const intl = useIntl();
  const ways = ['pin', 'phone'] as const;
  return (
    <>
      {hasPhone && (
        <ChoiceChips
          always
          legend={intl.formatMessage({ id: 'lock.way' })}
          options={ways.map((value) => ({ value, label: intl.formatMessage({ id: `lock.way.${value}` }) }))}
          chosen={[way]}
          onChange={([chosen]) => chosen && setWay(chosen)}
        />
      )}
      {way === 'pin' ? (
        <NewPinFields {...newPin} />
      ) : (
        <p className={styles.small}>
          <FormattedMessage id="lock.way.phone.hint" />
        </p>
      )}
    </>
  );
}

const troubles: Readonly<Record<'otherTab' | 'offline' | 'noPhone' | 'failed', MessageId>> = {
  otherTab: 'lock.set.otherTab',
  offline: 'lock.set.offline',
  noPhone: 'lock.set.phoneFailed',
  failed: 'lock.failed',
};

/** Sets the lock. Then this page is loaded again, locked. */
export function SetLock({ userId }: { userId: string }) {
  const choice = useUnlockChoice();
  const [delay, setDelay] = useState<LockDelay>(5);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<keyof typeof troubles | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setTrouble(null);
    try {
      const read = await choice.read();
      if (read === 'noPhone') setTrouble(read);
      else if (read) setTrouble(await setLock(userId, read, delay));
    } catch {
      setTrouble('failed');
    }
    setBusy(false);
  };
  return (
    <form className={styles.stack} onSubmit={(event) => void submit(event)} noValidate>
      <UnlockChoiceFields {...choice} />
      <DelayChoice delay={delay} onChange={setDelay} />
      <p className={styles.small}>
        <FormattedMessage id="lock.set.next" />
      </p>
      {trouble && (
        <FailureMessage alert>
          <FormattedMessage id={troubles[trouble]} />
        </FailureMessage>
      )}
      <Button type="submit" icon="lock" wide busy={isBusy}>
        <FormattedMessage id="lock.set.do" />
      </Button>
    </form>
  );
}
