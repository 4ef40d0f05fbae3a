import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { saveProfile } from '@/db/profile.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { plainName } from '@/model/person-name.ts';
import type { Profile } from '@/model/profile.ts';
import { changeAccountName, changeEmail, changePassword } from '@/sync/online/own-account.ts';
import { useSession } from '@/sync/session.ts';
import { Button } from '@/ui/button.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { accountTrouble } from './account-trouble.ts';
import { emailShape } from './email-shape.ts';
import { Failure } from './failure.tsx';
import { PasswordField } from './password-field.tsx';
import { passwordTrouble } from './sign-up-form.ts';
import { Success } from './success.tsx';
import { useAttempt } from './use-attempt.ts';
import styles from './auth-page.module.css';

/** What is said when the account is changed. `isKept` is false when only the profile of this phone does not have it yet. */
interface Outcome {
  readonly said: MessageId;
  readonly isKept: boolean;
}

/** The account has it already: a profile that cannot be written does not undo that, and Save can be tapped again. */
const keepInProfile = (changes: Partial<Profile>, said: MessageId): Promise<Outcome> =>
  saveProfile(changes).then(
    () => ({ said, isKept: true }),
    () => ({ said: 'account.saved.unkept', isKept: false }),
  );

interface FoldedFormProps {
  title: MessageId;
  /** What is missing, or null when it can be sent. */
  check: () => MessageId | null;
  send: () => Promise<Outcome>;
  children: ReactNode;
}

/** A form behind one line; what was typed stays when it fails. */
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
        <Failure id={outcome && !outcome.isKept ? outcome.said : failure} />
        {outcome?.isKept && <Success id={outcome.said} />}
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
    return keepInProfile({ name: plainName(name) }, 'account.saved.name');
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
    // The server refuses an address that the account has already, also when only the profile lacks it.
    const isThere = useSession.getState().user?.email.toLowerCase() === address.toLowerCase();
    if (!isThere) await changeEmail(address, password);
    const outcome = await keepInProfile({ email: address }, isThere ? 'account.saved.address' : 'account.saved.email');
    if (outcome.isKept) setPassword('');
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
  const own = [user?.name ?? '', user?.email.split('@')[0] ?? ''];
  const send = async () => {
    await changePassword(password, before);
    setBefore('');
    setPassword('');
    return { said: 'account.saved.password', isKept: true } as const;
  };
  return (
    <FoldedForm
      title="account.password.change"
      check={() => (before === '' ? 'account.trouble.password' : passwordTrouble(password, own))}
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
        hint={intl.formatMessage({ id: 'auth.passwordHint' })}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
    </FoldedForm>
  );
}
