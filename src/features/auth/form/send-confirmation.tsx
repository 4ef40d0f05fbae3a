import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { requestEmailConfirmation } from '@/sync/api/account/account-mail.ts';
import { useSession } from '@/sync/session/session.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { Failure } from './failure.tsx';
import { mailTrouble } from './mail-trouble.ts';
import { useAttempt } from './use-attempt.ts';
import { useCoolDown } from './use-cool-down.ts';

/** Sends the confirmation link again; needs a signed-in user. */
export function SendConfirmation() {
  const user = useSession((session) => session.user);
  const { isBusy, failure, attempt } = useAttempt('auth.mail.failed', mailTrouble);
  const [isSent, setSent] = useState(false);
  const { left, start } = useCoolDown();
  const send = async () => {
    setSent(false);
    if (!(await attempt(requestEmailConfirmation))) return;
    setSent(true);
    start();
  };
  if (!user)
    return (
      <>
        <p>
          <FormattedMessage id="auth.mail.signIn" />
        </p>
        <ButtonLink to="/login" state={{ from: '/verify-email' }} wide>
          <FormattedMessage id="auth.logIn.action" />
        </ButtonLink>
      </>
    );
  return (
    <>
      <p>
        <FormattedMessage id="auth.verify.text" />
      </p>
      {isSent && (
        <p role="status">
          <FormattedMessage id="auth.verify.sent" values={{ email: user.email }} />
        </p>
      )}
      <Failure id={failure} />
      <Button wide busy={isBusy || left > 0} onClick={() => void send()}>
        {left > 0 ? (
          <FormattedMessage id="auth.mail.again" values={{ seconds: left }} />
        ) : (
          <FormattedMessage id="auth.verify.send" />
        )}
      </Button>
    </>
  );
}
