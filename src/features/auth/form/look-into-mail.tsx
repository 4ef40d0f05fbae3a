import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { AuthPage } from './auth-page.tsx';

/**
 * The next step of a sign-up that did not open an account. It does not say whether the address has one: only the mail
 * does, and only its owner reads that.
 */
export function LookIntoMail({ email, onCorrect }: { email: string; onCorrect: () => void }) {
  const intl = useIntl();
  const location = useLocation();
  return (
    <AuthPage title={intl.formatMessage({ id: 'auth.signUp.mailed.title' })} back="/" needsNetwork>
      <p role="status">
        <FormattedMessage id="auth.signUp.mailed" values={{ email: <strong key="email">{email}</strong> }} />
      </p>
      <p>
        <FormattedMessage id="auth.signUp.mailed.check" />
      </p>
      <Button wide onClick={onCorrect}>
        <FormattedMessage id="auth.signUp.mailed.correct" />
      </Button>
      <ButtonLink to={`/login${location.search}`} state={location.state as object | null} tone="secondary" wide>
        <FormattedMessage id="auth.signUp.toLogIn" />
      </ButtonLink>
    </AuthPage>
  );
}
