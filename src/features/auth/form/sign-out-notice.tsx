import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { endPreviousSession, useSignOutFailure } from '@/sync/session/session.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './auth-page.module.css';
import { Success } from './success.tsx';

/** The server is asked again after this time, without a tap. */
const RETRY_MS = 30_000;

/** Says that the server has not ended the session of the user who logged out here, until a retry has. */
export function SignOutNotice() {
  const { hasFailed } = useSignOutFailure();
  const [wasShown, setShown] = useState(hasFailed);
  const [isBusy, setBusy] = useState(false);
  if (hasFailed && !wasShown) setShown(true);
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setInterval(() => void endPreviousSession(), RETRY_MS);
    return () => clearInterval(timer);
  }, [hasFailed]);

  const again = async () => {
    setBusy(true);
    await endPreviousSession();
    setBusy(false);
  };
  if (!hasFailed) return wasShown && <Success id="auth.logout.ended" />;
  return (
    <div className={styles.failure} role="alert">
      <Icon name="warning" />
      <div className={styles.form}>
        <p>
          <FormattedMessage id="auth.logoutFailed" />
        </p>
        <p>
          <FormattedMessage id="auth.logout.pending" />
        </p>
        <Button tone="secondary" icon="refresh" busy={isBusy} onClick={() => void again()}>
          <FormattedMessage id="auth.logout.again" />
        </Button>
      </div>
    </div>
  );
}
