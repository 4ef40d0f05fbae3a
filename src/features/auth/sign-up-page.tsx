import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { Link } from '@/ui/controls/link.tsx';
import { returnPathOf } from '@/app/session/return-path.ts';
import { CONSENT_VERSION } from '@/model/account/consent.ts';
import { signUp } from '@/sync/session/session.ts';
import { Button } from '@/ui/controls/button.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { useDraft } from '@/ui/controls/use-draft.ts';
import { AuthPage } from '@/features/auth/form/auth-page.tsx';
import { Failure } from '@/features/auth/form/failure.tsx';
import { LookIntoMail } from '@/features/auth/form/look-into-mail.tsx';
import { PasswordField } from '@/features/auth/form/password-field.tsx';
import { emptySignUp, readSignUp } from '@/features/auth/form/sign-up-form.ts';
import { useOfferedLanguages } from '@/features/auth/form/use-offered-languages.ts';
import { useAttempt } from '@/features/auth/form/use-attempt.ts';
import styles from '@/features/auth/form/auth-page.module.css';

/** Asks only for what an account needs. Dates, hospital and reminders are asked one by one after it, at `/welcome`. */
export default function SignUpPage() {
  const intl = useIntl();
  const offered = useOfferedLanguages();
  const location = useLocation();
  const navigate = useNavigate();
  const { draft, set, clear } = useDraft('auth.signUp', emptySignUp);
  const [password, setPassword] = useState('');
  const [hasTried, setTried] = useState(false);
  const { isBusy, failure, setFailure, attempt } = useAttempt('auth.signupFailed');
  const { values, errors } = readSignUp(draft, password);
  const errorOf = (field: keyof typeof errors) => {
    const id = errors[field];
    return hasTried && id ? intl.formatMessage({ id }) : null;
  };

  const send = async () => {
    setTried(true);
    if (!values) return;
    if (!(await attempt(() => signUp(values)))) return;
    clear();
    await navigate(returnPathOf(location), { replace: true });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  if (failure === 'auth.signUp.mailed')
    return <LookIntoMail email={draft.email.trim()} onCorrect={() => setFailure(null)} />;
  return (
    <AuthPage title={intl.formatMessage({ id: 'auth.signUp.title' })} back="/" needsNetwork offered={offered}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={intl.formatMessage({ id: 'auth.name' })}
          name="name"
          autoComplete="name"
          value={draft.name}
          onChange={(name) => set({ name })}
          error={errorOf('name')}
        />
        <TextField
          label={intl.formatMessage({ id: 'auth.email' })}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          value={draft.email}
          onChange={(email) => set({ email })}
          error={errorOf('email')}
        />
        <PasswordField
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          hint={intl.formatMessage({ id: 'auth.passwordHint' })}
          error={errorOf('password')}
        />
        <p className={styles.small}>
          <FormattedMessage
            id="auth.signUp.privacy"
            values={{
              terms: (words) => (
                <Link key="terms" to="/terms">
                  {words}
                </Link>
              ),
              link: (words) => (
                <Link key="privacy" to="/privacy">
                  {words}
                </Link>
              ),
              date: intl.formatDate(`${CONSENT_VERSION}T12:00:00`, { dateStyle: 'long' }),
            }}
          />
        </p>
        <Failure id={failure} />
        <Button type="submit" large wide busy={isBusy}>
          <FormattedMessage id="auth.signUp.action" />
        </Button>
      </form>
      <p className={styles.links}>
        <Link to={`/login${location.search}`} state={location.state}>
          <FormattedMessage id="auth.signUp.toLogIn" />
        </Link>
      </p>
    </AuthPage>
  );
}
