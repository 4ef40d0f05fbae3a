import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { recogniseSession } from '@/sync/session/recognise-session.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { signInPath } from './return-path.ts';
import styles from './unknown-session.module.css';

/** The server is asked again after this time, without a tap. */
const RETRY_MS = 30_000;

/** Says that it is not known who is signed in, and asks again: when the network comes back, after a while, or at a tap. */
export function UnknownSession({ why }: { why: 'offline' | 'noAnswer' }) {
  const intl = useIntl();
  const { to, state } = signInPath(useLocation());
  const [isAsking, setAsking] = useState(false);
  const again = async () => {
    setAsking(true);
    await recogniseSession();
    setAsking(false);
  };
  useEffect(() => {
    const ask = () => void recogniseSession();
    window.addEventListener('online', ask);
    const timer = setInterval(ask, RETRY_MS);
    return () => {
      window.removeEventListener('online', ask);
      clearInterval(timer);
    };
  }, []);
  return (
    <Page title={intl.formatMessage({ id: 'auth.unknown.title' })} width="reading">
      <div className={styles.ways}>
        <p role="status">
          <FormattedMessage id={`auth.unknown.${why}`} />
        </p>
        <Button wide icon="refresh" busy={isAsking} onClick={() => void again()}>
          <FormattedMessage id="failure.again" />
        </Button>
        <ButtonLink wide tone="secondary" to={to} state={state}>
          <FormattedMessage id="auth.logIn.title" />
        </ButtonLink>
      </div>
    </Page>
  );
}
