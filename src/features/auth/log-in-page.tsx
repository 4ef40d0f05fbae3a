import { lazy, Suspense, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { Link } from '@/ui/controls/link.tsx';
import type { MessageId } from '@/i18n/messages/en.ts';
import { returnPathOf } from '@/app/session/return-path.ts';
import { loadAllMessages } from '@/i18n/catalogue/catalogue.ts';
import { cancelLogIn, continueLogIn, logIn, SignInIncomplete, type SignInStep } from '@/sync/session/session.ts';
import { Button } from '@/ui/controls/button.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { useDraft } from '@/ui/controls/use-draft.ts';
import { Loading } from '@/ui/feedback/loading.tsx';
import { AuthPage } from '@/features/auth/form/auth-page.tsx';
import { Failure } from '@/features/auth/form/failure.tsx';
import { PasswordField } from '@/features/auth/form/password-field.tsx';
import { SignOutNotice } from '@/features/auth/form/sign-out-notice.tsx';
import { useAttempt } from '@/features/auth/form/use-attempt.ts';
import styles from '@/features/auth/form/auth-page.module.css';

const stepTitles = {
  secondFactor: 'auth.step.secondFactor',
  newPassword: 'auth.step.newPassword',
} as const satisfies Record<SignInStep, MessageId>;

/** Most log-ins do not need it. */
const SecondStep = lazy(async () => {
  const [{ SecondStep: step }] = await Promise.all([
    import('@/features/auth/second-factor/second-step.tsx'),
    loadAllMessages(),
  ]);
  return { default: step };
});

export default function LogInPage() {
  const intl = useIntl();
  const location = useLocation();
  const navigate = useNavigate();
  const { draft, set, clear } = useDraft('auth.email', { email: '' });
  const [password, setPassword] = useState('');
  const [step, setStep] = useState<SignInStep | null>(null);
  const { isBusy, failure, setFailure, attempt } = useAttempt('auth.loginFailed');
  const email = draft.email.trim();

  /** Opens the app, or shows the step that is missing. */
  const proceed = async (open: () => Promise<unknown>) => {
    try {
      await open();
    } catch (error) {
      if (!(error instanceof SignInIncomplete)) throw error;
      return setStep(error.step);
    }
    clear();
    await navigate(returnPathOf(location), { replace: true });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (email === '' || password === '') return setFailure('auth.emailAndPassword');
    await attempt(() => proceed(() => logIn({ email, password })));
  };
  const goOn = async (newPassword = password) => {
    setPassword(newPassword);
    await proceed(() => continueLogIn({ email, password: newPassword }));
  };
  const leave = () => {
    setPassword('');
    setStep(null);
    void cancelLogIn();
  };

  if (step)
    return (
      <AuthPage title={intl.formatMessage({ id: stepTitles[step] })} back="/" needsNetwork>
        <Suspense fallback={<Loading />}>
          <SecondStep step={step} email={email} password={password} onPassed={goOn} onLeave={leave} />
        </Suspense>
      </AuthPage>
    );

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
