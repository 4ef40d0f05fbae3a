import { useEffect, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Unwrapped } from '@/db/encryption/app-lock.ts';
import { openWithNewChoice, unwrapWithPassword } from '@/app/lock/unlock.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { typedCode } from '@/platform/latin-digits.ts';
import { SignInIncomplete, useSession } from '@/sync/session/session.ts';
import { Button } from '@/ui/controls/button.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { useOnline } from '@/ui/hooks/use-online.ts';
import { LeavePhone } from './leave-phone.tsx';
import { NewPinFields, useNewPin } from './new-pin.tsx';
import styles from './lock.module.css';

interface ForgottenPinProps {
  userId: string;
  /** All tries of the PIN are used up. */
  isOnlyWay: boolean;
}

/** The ways in and out without the PIN: the password of the account, or signing out. */
export function ForgottenPin({ userId, isOnlyWay }: ForgottenPinProps) {
  const [unwrapped, setUnwrapped] = useState<Unwrapped | null>(null);
  const isOnline = useOnline();
  useEffect(() => {
    if (!isOnlyWay) return;
    // From here on the password is needed, also by a person who knows how to ask the server without this page.
    void import('@/sync/api/account/lock-secrets.ts')
      .then(({ endDeviceSession }) => endDeviceSession())
      .catch(() => undefined);
  }, [isOnlyWay, isOnline]);
  if (unwrapped) return <ChoosePin userId={userId} unwrapped={unwrapped} />;
  return (
    <details className={styles.more} open={isOnlyWay || undefined}>
      <summary>
        <FormattedMessage id="lock.forgot" />
      </summary>
      <div className={styles.inside}>
        <p>
          <FormattedMessage id="lock.forgot.text" />
        </p>
        {isOnline ? (
          <PasswordForm userId={userId} onOpened={setUnwrapped} />
        ) : (
          <p role="status">
            <FormattedMessage id="lock.forgot.offline" />
          </p>
        )}
        <LeavePhone userId={userId} />
      </div>
    </details>
  );
}

function PasswordForm({ userId, onOpened }: { userId: string; onOpened: (unwrapped: Unwrapped) => void }) {
  const intl = useIntl();
  const knownEmail = useSession((session) => session.user?.email ?? '');
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<MessageId | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setTrouble(null);
    try {
      const typed = needsCode ? typedCode(code) : undefined;
      const opened = await unwrapWithPassword(userId, email.trim(), password, typed);
      if (opened) return onOpened(opened);
      setTrouble('lock.forgot.none');
    } catch (error) {
      const isIncomplete = error instanceof SignInIncomplete && error.step === 'secondFactor';
      setNeedsCode(needsCode || isIncomplete);
      if (!isIncomplete) setTrouble(needsCode ? 'lock.forgot.code.wrong' : 'auth.loginFailed');
    }
    setBusy(false);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={intl.formatMessage({ id: 'auth.email' })}
        type="email"
        autoComplete="username"
        dir="ltr"
        value={email}
        onChange={setEmail}
      />
      <TextField
        label={intl.formatMessage({ id: 'auth.password' })}
        type="password"
        autoComplete="current-password"
        dir="ltr"
        value={password}
        onChange={setPassword}
      />
      {needsCode && (
        <TextField
          label={intl.formatMessage({ id: 'lock.forgot.code' })}
          autoComplete="one-time-code"
          autoCapitalize="none"
          dir="ltr"
          value={code}
          onChange={setCode}
        />
      )}
      {trouble && (
        <FailureMessage alert>
          <FormattedMessage id={trouble} />
        </FailureMessage>
      )}
      <Button type="submit" tone="secondary" icon="key" wide busy={isBusy}>
        <FormattedMessage id="lock.forgot.do" />
      </Button>
    </form>
  );
}

/** Without a new PIN the lock would have no tries left. */
function ChoosePin({ userId, unwrapped }: { userId: string; unwrapped: Unwrapped }) {
  const newPin = useNewPin();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const pin = newPin.read();
    if (pin === null || isBusy) return;
    setBusy(true);
    setFailed(false);
    await openWithNewChoice(userId, unwrapped, { pin }).catch(() => setFailed(true));
    setBusy(false);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p role="status">
        <FormattedMessage id="lock.forgot.newPin" />
      </p>
      <NewPinFields {...newPin} />
      {hasFailed && (
        <FailureMessage alert>
          <FormattedMessage id="lock.unlock.failed" />
        </FailureMessage>
      )}
      <Button type="submit" wide large busy={isBusy}>
        <FormattedMessage id="lock.forgot.open" />
      </Button>
    </form>
  );
}
