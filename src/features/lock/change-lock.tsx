import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Unwrapped } from '@/db/encryption/app-lock.ts';
import { changeLock, removeLock, unwrapForChange } from '@/app/lock/set-lock.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FailureMessage, LiveRegion, SuccessMessage } from '@/ui/feedback/live-region.tsx';
import { PinField } from './pin-field.tsx';
import { readPin } from './pin-rules.ts';
import { UnlockChoiceFields, useUnlockChoice } from './set-lock.tsx';
import styles from './lock.module.css';

interface ChangeLockProps {
  userId: string;
  /** False: the phone's own unlock. */
  isByPin: boolean;
  onChanged: () => void;
}

/** Changes how the user unlocks, or turns the lock off. Both ask for the PIN or the phone's unlock first. */
export function ChangeLock({ userId, isByPin, onChanged }: ChangeLockProps) {
  const choice = useUnlockChoice();
  return (
    <>
      <ProvenForm
        userId={userId}
        isByPin={isByPin}
        title="lock.change"
        action="lock.change.do"
        done="lock.changed"
        work={async (unwrap) => {
          const read = await choice.read();
          if (read === null) return null;
          if (read === 'noPhone') return 'lock.set.phoneFailed';
          const unwrapped = await unwrap();
          if (!unwrapped) return isByPin ? 'lock.pin.wrong' : 'lock.unlock.phoneFailed';
          await changeLock(userId, unwrapped, read);
          onChanged();
          return 'done';
        }}
      >
        <UnlockChoiceFields {...choice} />
      </ProvenForm>
      <ProvenForm
        userId={userId}
        isByPin={isByPin}
        title="lock.off"
        action="lock.off"
        work={async (unwrap) => {
          const unwrapped = await unwrap();
          if (!unwrapped) return isByPin ? 'lock.pin.wrong' : 'lock.unlock.phoneFailed';
          await removeLock(userId, unwrapped);
          return 'done';
        }}
      />
    </>
  );
}

interface ProvenFormProps {
  userId: string;
  isByPin: boolean;
  title: MessageId;
  action: MessageId;
  done?: MessageId;
  /** @returns `done`, why it failed, or null when a field says why */
  work: (unwrap: () => Promise<Unwrapped | null>) => Promise<MessageId | 'done' | null>;
  children?: ReactNode;
}

function ProvenForm({ userId, isByPin, title, action, done, work, children }: ProvenFormProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<MessageId | 'done' | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setOutcome(null);
    const unwrap = () => unwrapForChange(userId, isByPin ? readPin(typed) : null);
    setOutcome(await work(unwrap).catch((): MessageId => 'lock.failed'));
    setTyped('');
    setBusy(false);
  };
  return (
    <details className={styles.more}>
      <summary>
        <FormattedMessage id={title} />
      </summary>
      <form className={styles.inside} onSubmit={(event) => void submit(event)} noValidate>
        {isByPin && <PinField label={intl.formatMessage({ id: 'lock.pin.now' })} value={typed} onChange={setTyped} />}
        {children}
        <LiveRegion>
          {outcome === 'done'
            ? done && (
                <SuccessMessage>
                  <FormattedMessage id={done} />
                </SuccessMessage>
              )
            : outcome && (
                <FailureMessage>
                  <FormattedMessage id={outcome} />
                </FailureMessage>
              )}
        </LiveRegion>
        <Button type="submit" tone="secondary" wide busy={isBusy}>
          <FormattedMessage id={action} />
        </Button>
      </form>
    </details>
  );
}
