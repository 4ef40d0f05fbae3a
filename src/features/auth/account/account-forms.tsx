import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { saveAccountInProfile } from '@/db/records/profile.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { isStaff } from '@/model/account/staff.ts';
import { plainName } from '@/model/account/person-name.ts';
import type { Profile } from '@/model/records/profile.ts';
import { changeAccountName, changeEmail, changePassword } from '@/sync/api/account/account-settings.ts';
import { useSession } from '@/sync/session/session.ts';
import { Button } from '@/ui/controls/button.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { accountTrouble } from './account-trouble.ts';
import { emailShape } from '@/features/auth/form/email-shape.ts';
import { Failure } from '@/features/auth/form/failure.tsx';
import { PasswordField } from '@/features/auth/form/password-field.tsx';
import { passwordTrouble } from '@/features/auth/form/sign-up-form.ts';
import { Success } from '@/features/auth/form/success.tsx';
import { useAttempt } from '@/features/auth/form/use-attempt.ts';
import styles from '@/features/auth/form/auth-page.module.css';

/**
 * Result of an account change. `isPersisted` is false if the account changed but the local profile could not be
 * written.
 */
interface Outcome {
  readonly message: MessageId;
  readonly isPersisted: boolean;
}

/**
 * Copies the change to the profile. The account has already changed: a failed write does not undo it, and Save can be
 * tapped again.
 */
const saveInProfile = (changes: Partial<Profile>, message: MessageId): Promise<Outcome> =>
  saveAccountInProfile(changes).then(
    () => ({ message, isPersisted: true }),
    () => ({ message: 'account.saved.unkept', isPersisted: false }),
  );

interface FoldedFormProps {
  title: MessageId;
  /** The first validation error, or null when the form can be sent. */
  check: () => MessageId | null;
  send: () => Promise<Outcome>;
  children: ReactNode;
}

/** A collapsible form; the typed values stay if it fails. */
function FoldedForm({ title, check, send, children }: FoldedFormProps) {
  const { isBusy, failure, setFailure, attempt } = useAttempt('account.failed', accountTrouble);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setOutcome(null);
    const missing = check();
    if (missing) return setFailure(missing);
    await attempt(async () => setOutcome(await send()));
  };
  return (
    <details className={styles.more}>
      <summary>
        <FormattedMessage id={title} />
      </summary>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {children}
        <Failure id={outcome && !outcome.isPersisted ? outcome.message : failure} />
        {outcome?.isPersisted && <Success id={outcome.message} />}
        <Button type="submit" wide busy={isBusy}>
          <FormattedMessage id="account.save" />
        </Button>
      </form>
    </details>
  );
}

/** Name, address and password of the account. */
export function AccountForms() {
  return (
    <div>
      <NameForm />
      <EmailForm />
      <PasswordForm />
    </div>
  );
}

function NameForm() {
  const intl = useIntl();
  const [name, setName] = useState(useSession((session) => session.user?.name ?? ''));
  const send = async () => {
    await changeAccountName(plainName(name));
    return saveInProfile({ name: plainName(name) }, 'account.saved.name');
  };
  return (
    <FoldedForm
      title="account.name.change"
      check={() => (plainName(name) === '' ? 'auth.nameMissing' : null)}
      send={send}
    >
      <TextField
        label={intl.formatMessage({ id: 'auth.name' })}
        hint={intl.formatMessage({ id: 'account.name.hint' })}
        autoComplete="name"
        maxLength={128}
        value={name}
        onChange={setName}
      />
    </FoldedForm>
  );
}

function EmailForm() {
  const intl = useIntl();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const send = async () => {
    const address = email.trim();
    // The server rejects the account's current address, so after a failed profile write only the profile is saved
    // again.
    const isCurrent = useSession.getState().user?.email.toLowerCase() === address.toLowerCase();
    if (!isCurrent) await changeEmail(address, password);
    const outcome = await saveInProfile(
      { email: address },
      isCurrent ? 'account.saved.address' : 'account.saved.email',
    );
    if (outcome.isPersisted) setPassword('');
    return outcome;
  };
  return (
    <FoldedForm
      title="account.email.change"
      check={() =>
        !emailShape.test(email.trim()) ? 'auth.emailForm' : password === '' ? 'account.trouble.password' : null
      }
      send={send}
    >
      <TextField
        label={intl.formatMessage({ id: 'account.email.new' })}
        hint={intl.formatMessage({ id: 'account.email.text' })}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        value={email}
        onChange={setEmail}
      />
      <PasswordField
        label={intl.formatMessage({ id: 'account.password.now' })}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
    </FoldedForm>
  );
}

function PasswordForm() {
  const intl = useIntl();
  const user = useSession((session) => session.user);
  const [before, setBefore] = useState('');
  const [password, setPassword] = useState('');
  const isStaffAccount = isStaff(user?.labels ?? []);
  const email = user?.email ?? '';
  const personalWords = [user?.name ?? '', isStaffAccount ? email : (email.split('@')[0] ?? '')];
  const send = async () => {
    await changePassword(password, before);
    setBefore('');
    setPassword('');
    return { message: 'account.saved.password', isPersisted: true } as const;
  };
  return (
    <FoldedForm
      title="account.password.change"
      check={() =>
        before === '' ? 'account.trouble.password' : passwordTrouble(password, personalWords, isStaffAccount)
      }
      send={send}
    >
      <p className={styles.small}>
        <FormattedMessage id="account.password.text" />
      </p>
      <PasswordField
        label={intl.formatMessage({ id: 'account.password.now' })}
        autoComplete="current-password"
        value={before}
        onChange={setBefore}
      />
      <PasswordField
        label={intl.formatMessage({ id: 'account.password.new' })}
        hint={intl.formatMessage({ id: isStaffAccount ? 'auth.passwordHint.staff' : 'auth.passwordHint' })}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
    </FoldedForm>
  );
}
