import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { confirmAddress, type MailToken } from '@/sync/api/account/account-mail.ts';
import { useSession } from '@/sync/session/session.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { AuthPage } from '@/features/auth/form/auth-page.tsx';
import { Failure } from '@/features/auth/form/failure.tsx';
import { mailTrouble } from '@/features/auth/form/mail-trouble.ts';
import { SendConfirmation } from '@/features/auth/form/send-confirmation.tsx';
import { Success } from '@/features/auth/form/success.tsx';
import { useMailToken } from '@/features/auth/form/use-mail-token.ts';

type Outcome = 'working' | 'done' | MessageId;

const confirmed = (token: MailToken): Promise<Outcome> =>
  confirmAddress(token).then(
    () => 'done',
    (error: unknown) => (navigator.onLine ? (mailTrouble(error) ?? 'auth.mail.failed') : 'auth.needsNetwork'),
  );

/** The target of the link in the confirmation mail. No feature requires a confirmed address. */
export default function VerifyPage() {
  const intl = useIntl();
  const isSignedIn = useSession((session) => session.isAuthenticated);
  const { token, hide } = useMailToken();
  const [outcome, setOutcome] = useState<Outcome>('working');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCancelled = false;
    if (token)
      void confirmed(token).then((found) => {
        if (isCancelled) return;
        setOutcome(found);
        if (found === 'done') hide();
      });
    return () => {
      isCancelled = true;
    };
  }, [token, tries, hide]);

  const isWorking = token !== null && outcome === 'working';
  const failure = outcome === 'working' || outcome === 'done' ? null : outcome;
  const needsNewLink = token === null || failure === 'auth.mail.link';
  return (
    <AuthPage title={intl.formatMessage({ id: 'auth.verify.title' })} back={isSignedIn ? '/dashboard' : '/login'}>
      {outcome === 'done' && <Success id="auth.verify.done" />}
      {isWorking && (
        <p role="status">
          <FormattedMessage id="auth.verify.working" />
        </p>
      )}
      <Failure id={failure} />
      {failure && !needsNewLink && (
        <Button wide onClick={() => setTries(tries + 1)}>
          <FormattedMessage id="auth.verify.retry" />
        </Button>
      )}
      {needsNewLink && <SendConfirmation />}
      {(outcome === 'done' || isSignedIn) && (
        <ButtonLink to={isSignedIn ? '/dashboard' : '/login'} tone={outcome === 'done' ? 'primary' : 'secondary'} wide>
          <FormattedMessage id={isSignedIn ? 'auth.verify.on' : 'auth.logIn.action'} />
        </ButtonLink>
      )}
    </AuthPage>
  );
}
