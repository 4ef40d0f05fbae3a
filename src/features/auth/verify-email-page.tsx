import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { confirmAddress, type MailToken } from '@/sync/online/account-mail.ts';
import { useSession } from '@/sync/session.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { AuthPage } from './auth-page.tsx';
import { Failure } from './failure.tsx';
import { mailTrouble } from './mail-trouble.ts';
import { SendConfirmation } from './send-confirmation.tsx';
import { Success } from './success.tsx';
import { useMailToken } from './use-mail-token.ts';

type Outcome = 'working' | 'done' | MessageId;

const confirmed = (token: MailToken): Promise<Outcome> =>
  confirmAddress(token).then(
    () => 'done',
    (error: unknown) => (navigator.onLine ? (mailTrouble(error) ?? 'auth.mail.failed') : 'auth.needsNetwork'),
  );

/** Where the link of the mail leads. Nothing in the app waits for a confirmed address. */
export default function VerifyPage() {
  const intl = useIntl();
  const isSignedIn = useSession((session) => session.isAuthenticated);
  const { token, hide } = useMailToken();
  const [outcome, setOutcome] = useState<Outcome>('working');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isGone = false;
    if (token)
      void confirmed(token).then((found) => {
        if (isGone) return;
        setOutcome(found);
        if (found === 'done') hide();
      });
    return () => {
      isGone = true;
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
