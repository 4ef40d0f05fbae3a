import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SIGN_IN_AGAIN } from '@/app/session/return-path.ts';
import { setNewPassword } from '@/sync/api/account/account-mail.ts';
import { useSession } from '@/sync/session/session.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { AuthPage } from '@/features/auth/form/auth-page.tsx';
import { Failure } from '@/features/auth/form/failure.tsx';
import { mailTrouble } from '@/features/auth/form/mail-trouble.ts';
import { PasswordField } from '@/features/auth/form/password-field.tsx';
import { passwordTrouble } from '@/features/auth/form/sign-up-form.ts';
import { Success } from '@/features/auth/form/success.tsx';
import { useAttempt } from '@/features/auth/form/use-attempt.ts';
import { useMailToken } from '@/features/auth/form/use-mail-token.ts';
import styles from '@/features/auth/form/auth-page.module.css';

export default function ResetPage() {
  const intl = useIntl();
  const isSignedIn = useSession((session) => session.isAuthenticated);
  const { token, hide } = useMailToken();
  const [password, setPassword] = useState('');
  const [isDone, setDone] = useState(false);
  const { isBusy, failure, setFailure, attempt } = useAttempt('auth.mail.failed', mailTrouble);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!token) return;
    const trouble = passwordTrouble(password);
    if (trouble) return setFailure(trouble);
    if (!(await attempt(() => setNewPassword(token, password)))) return;
    setPassword('');
    setDone(true);
    hide();
  };

  return (
    <AuthPage title={intl.formatMessage({ id: 'auth.reset.title' })} back="/login" needsNetwork>
      {isDone ? (
        <>
          <Success id="auth.reset.done" />
          {/* The reset ended the session of this device too, and /login redirects users who still look signed in. */}
          <ButtonLink to={isSignedIn ? SIGN_IN_AGAIN : '/login'} large wide>
            <FormattedMessage id="auth.logIn.action" />
          </ButtonLink>
        </>
      ) : token ? (
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          <p>
            <FormattedMessage id="auth.reset.text" />
          </p>
          <PasswordField
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            hint={intl.formatMessage({ id: 'auth.reset.staff' })}
          />
          <Failure id={failure} />
          <Button type="submit" large wide busy={isBusy}>
            <FormattedMessage id="auth.reset.action" />
          </Button>
        </form>
      ) : (
        <p>
          <FormattedMessage id="auth.reset.noLink" />
        </p>
      )}
      {!isDone && (!token || failure === 'auth.mail.link') && (
        <ButtonLink to="/forgot-password" tone={token ? 'secondary' : 'primary'} wide>
          <FormattedMessage id="auth.reset.again" />
        </ButtonLink>
      )}
    </AuthPage>
  );
}
