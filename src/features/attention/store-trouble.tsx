import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { findUnreadable } from '@/db/store/find-unreadable.ts';
import { useStoreHealth } from '@/db/store/store-health.ts';
import { forgetLoss } from '@/db/store/store-loss.ts';
import { refetchStore } from '@/app/recovery/rebuild-store.ts';
import { useSession } from '@/sync/session/session.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { FailureMessage, LiveRegion, SuccessMessage } from '@/ui/feedback/live-region.tsx';
import styles from './attention.module.css';
import { instantText } from './instant-text.ts';

/** What is wrong with the local database and what the user can do. Each message is hidden once it was read. */
export function StoreTrouble() {
  const intl = useIntl();
  const userId = useSession((session) => session.user?.id ?? '');
  const { unreadable, loss } = useStoreHealth();
  useEffect(() => void findUnreadable().catch(() => undefined), []);
  if (!loss && unreadable.size === 0) return null;
  return (
    <div className={styles.cards}>
      {loss && (
        <Card tone="amber" as="section">
          <div className={styles.form}>
            <h2>
              <FormattedMessage id="phone.loss" />
            </h2>
            <p>
              <FormattedMessage
                id="phone.loss.text"
                values={{ unsent: loss.unsent, when: instantText(intl, loss.noticedAt) }}
              />
            </p>
            {loss.unsent > 0 && (
              <p>
                <FormattedMessage id="phone.loss.file" />
              </p>
            )}
            <Button tone="secondary" icon="check" onClick={() => forgetLoss(userId)}>
              <FormattedMessage id="phone.loss.seen" />
            </Button>
          </div>
        </Card>
      )}
      {unreadable.size > 0 && <Unreadable count={unreadable.size} userId={userId} />}
    </div>
  );
}

function Unreadable({ count, userId }: { count: number; userId: string }) {
  const phase = useSyncStatus((status) => status.phase);
  const [state, setState] = useState<'rest' | 'busy' | 'waiting' | 'failed'>('rest');
  const canFetch = phase === 'idle' || phase === 'syncing';
  const run = () => {
    setState('busy');
    refetchStore(userId).then(
      (isDone) => setState(isDone ? 'rest' : 'waiting'),
      () => setState('failed'),
    );
  };
  return (
    <Card tone="amber" as="section">
      <div className={styles.form}>
        <h2>
          <FormattedMessage id="phone.unreadable" values={{ count }} />
        </h2>
        <p>
          <FormattedMessage id="phone.unreadable.text" />
        </p>
        {canFetch ? (
          <Button tone="secondary" icon="download" busy={state === 'busy'} onClick={run}>
            <FormattedMessage id="phone.unreadable.fetch" />
          </Button>
        ) : (
          <p className={styles.small}>
            <FormattedMessage id="phone.offline" />
          </p>
        )}
        <LiveRegion>
          {state === 'waiting' && (
            <SuccessMessage icon="clock">
              <FormattedMessage id="phone.unreadable.wait" />
            </SuccessMessage>
          )}
          {state === 'failed' && (
            <FailureMessage>
              <FormattedMessage id="attention.failed" />
            </FailureMessage>
          )}
        </LiveRegion>
      </div>
    </Card>
  );
}
