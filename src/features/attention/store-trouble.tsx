import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { findUnreadable } from '@/db/find-unreadable.ts';
import { useStoreHealth } from '@/db/store-health.ts';
import { forgetLoss } from '@/db/store-loss.ts';
import { fetchAgain } from '@/fetch-again.ts';
import { useSession } from '@/sync/session.ts';
import { useSyncStatus } from '@/sync/status.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Failed, News, Told } from '@/ui/news.tsx';
import styles from './attention.module.css';
import { whenText } from './when.ts';

/** What is wrong with this phone's own copy, and what can be done: said in full, and never more than once it was read. */
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
                values={{ unsent: loss.unsent, when: whenText(intl, loss.noticedAt) }}
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
    fetchAgain(userId).then(
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
        <News>
          {state === 'waiting' && (
            <Told icon="clock">
              <FormattedMessage id="phone.unreadable.wait" />
            </Told>
          )}
          {state === 'failed' && (
            <Failed>
              <FormattedMessage id="attention.failed" />
            </Failed>
          )}
        </News>
      </div>
    </Card>
  );
}
