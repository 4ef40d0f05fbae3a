import type { FormEvent } from 'react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { Link } from '@/ui/link.tsx';
import { originOf } from '@/origin.ts';
import { logIn } from '@/sync/session.ts';
import { Button } from '@/ui/button.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { useDraft } from '@/ui/use-draft.ts';
import { AuthPage } from './auth-page.tsx';
import { Failure } from './failure.tsx';
import { PasswordField } from './password-field.tsx';
import { useAttempt } from './use-attempt.ts';
import styles from './auth-page.module.css';

export default function LogInPage() {
  const intl = useIntl();
  const location = useLocation();
  const navigate = useNavigate();
  const { draft, set, clear } = useDraft('auth.email', { email: '' });
  const [password, setPassword] = useState('');
  const { isBusy, failure, setFailure, attempt } = useAttempt('auth.loginFailed');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const email = draft.email.trim();
    if (email === '' || password === '') return setFailure('auth.emailAndPassword');
    if (!(await attempt(() => logIn({ email, password })))) return;
    clear();
    await navigate(originOf(location), { replace: true });
  };

  return (
    <AuthPage title={intl.formatMessage({ id: 'auth.logIn.title' })} back="/" needsNetwork>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={intl.formatMessage({ id: 'auth.email' })}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          value={draft.email}
          onChange={(email) => set({ email })}
        />
        <PasswordField autoComplete="current-password" value={password} onChange={setPassword} />
        <Failure id={failure} />
        <Button type="submit" large wide busy={isBusy}>
          <FormattedMessage id="auth.logIn.action" />
        </Button>
      </form>
      <p className={styles.links}>
        <Link to={`/signup${location.search}`} state={location.state}>
          <FormattedMessage id="auth.logIn.toSignUp" />
        </Link>
        <Link to="/forgot-password">
          <FormattedMessage id="auth.logIn.forgot" />
        </Link>
      </p>
    </AuthPage>
  );
}
