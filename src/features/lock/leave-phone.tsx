import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { lastUnsent } from '@/db/store/store-loss.ts';
import { loadSignOut, logOut } from '@/sync/session/session.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FailureMessage, LiveRegion } from '@/ui/feedback/live-region.tsx';
import styles from './lock.module.css';

/** The way out without the PIN and the password. It says what would be lost before anything is removed. */
export function LeavePhone({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  // The rows cannot be read, so this is the count that was noted outside the store.
  const [unsent] = useState(() => lastUnsent(userId));
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest');
  const leave = async () => {
    setState('busy');
    try {
      // All code first: a sign-out must not stop half-way at a chunk that cannot be fetched.
      await loadSignOut();
    } catch {
      return setState('failed');
    }
    void logOut();
    requestAnimationFrame(() => void navigate('/login', { replace: true }));
  };
  return (
    <section className={styles.form}>
      <h2 className={styles.name}>
        <FormattedMessage id="lock.leave" />
      </h2>
      <p>
        <FormattedMessage id="lock.leave.text" values={{ unsent }} />
      </p>
      {isAsked ? (
        <>
          <Button wide onClick={() => setAsked(false)}>
            <FormattedMessage id="lock.leave.stay" />
          </Button>
          <Button tone="quiet" icon="log-out" wide busy={state === 'busy'} onClick={() => void leave()}>
            <FormattedMessage id="lock.leave.do" values={{ unsent }} />
          </Button>
        </>
      ) : (
        <Button tone="secondary" icon="log-out" wide onClick={() => setAsked(true)}>
          <FormattedMessage id="lock.leave.ask" />
        </Button>
      )}
      <LiveRegion>
        {state === 'failed' && (
          <FailureMessage>
            <FormattedMessage id="account.erase.notLoaded" />
          </FailureMessage>
        )}
      </LiveRegion>
    </section>
  );
}
