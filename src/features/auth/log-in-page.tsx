import type { FormEvent } from 'react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { Link } from '@/ui/controls/link.tsx';
import { returnPathOf } from '@/app/session/return-path.ts';
import { logIn } from '@/sync/session/session.ts';
import { Button } from '@/ui/controls/button.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { useDraft } from '@/ui/controls/use-draft.ts';
import { AuthPage } from '@/features/auth/form/auth-page.tsx';
import { Failure } from '@/features/auth/form/failure.tsx';
import { PasswordField } from '@/features/auth/form/password-field.tsx';
import { SignOutNotice } from '@/features/auth/form/sign-out-notice.tsx';
import { useAttempt } from '@/features/auth/form/use-attempt.ts';
import styles from '@/features/auth/form/auth-page.module.css';

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
    await navigate(returnPathOf(location), { replace: true });
  };

  return (
    <AuthPage title={intl.formatMessage({ id: 'auth.logIn.title' })} back="/" needsNetwork>
      <SignOutNotice />
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
