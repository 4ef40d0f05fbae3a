import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '@/ui/controls/link.tsx';
import { requestPasswordReset } from '@/sync/api/account/account-mail.ts';
import { Button } from '@/ui/controls/button.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { useDraft } from '@/ui/controls/use-draft.ts';
import { AuthPage } from '@/features/auth/form/auth-page.tsx';
import { emailShape } from '@/features/auth/form/email-shape.ts';
import { Failure } from '@/features/auth/form/failure.tsx';
import { mailTrouble } from '@/features/auth/form/mail-trouble.ts';
import { Success } from '@/features/auth/form/success.tsx';
import { useAttempt } from '@/features/auth/form/use-attempt.ts';
import { useCoolDown } from '@/features/auth/form/use-cool-down.ts';
import styles from '@/features/auth/form/auth-page.module.css';

const empty = { email: '' };

export default function ForgotPage() {
  const intl = useIntl();
  const { draft, set } = useDraft('auth.email', empty);
  const { isBusy, failure, setFailure, attempt } = useAttempt('auth.mail.failed', mailTrouble);
  const [isSent, setSent] = useState(false);
  const { left, start } = useCoolDown();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const email = draft.email.trim();
    if (!emailShape.test(email)) return setFailure('auth.emailForm');
    if (left > 0) return;
    setSent(false);
    if (!(await attempt(() => requestPasswordReset(email)))) return;
    setSent(true);
    start();
  };

  return (
    <AuthPage title={intl.formatMessage({ id: 'auth.forgot.title' })} back="/login" needsNetwork>
      <p>
        <FormattedMessage id="auth.forgot.text" />
      </p>
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
        <Failure id={failure} />
        {isSent && <Success id="auth.forgot.sent" />}
        <Button type="submit" large wide busy={isBusy || left > 0}>
          {left > 0 ? (
            <FormattedMessage id="auth.mail.again" values={{ seconds: left }} />
          ) : (
            <FormattedMessage id="auth.forgot.action" />
          )}
        </Button>
      </form>
      <p className={styles.links}>
        <Link to="/login">
          <FormattedMessage id="auth.signUp.toLogIn" />
        </Link>
      </p>
    </AuthPage>
  );
}
