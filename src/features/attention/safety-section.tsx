import { FormattedMessage, useIntl } from 'react-intl';
import { clockTrouble } from '@/clock-trouble.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { SIGN_IN_AGAIN } from '@/origin.ts';
import { resyncNow } from '@/sync/session.ts';
import { liveConflicts } from '@/sync/conflicts-seen.ts';
import { useSyncStatus } from '@/sync/status.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Icon } from '@/ui/icon.tsx';
import { List, ListRow } from '@/ui/list.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import styles from './attention.module.css';
import { useWaiting } from './use-waiting.ts';
import { whenText } from './when.ts';

/** The last safe copy, what is only here, and what needs a person. */
export function SafetySection() {
  const intl = useIntl();
  const { phase, pending, dead, lastSafeCopyAt, clockSkewMs } = useSyncStatus();
  const conflicts = useLiveQuery(() => liveConflicts(), 'conflicts') ?? [];
  const waiting = useWaiting();
  const needs = dead + conflicts.length + (clockTrouble(clockSkewMs) ? 1 : 0) + (phase === 'auth' ? 1 : 0);
  return (
    <section>
      <SectionTitle>
        <FormattedMessage id="phone.safe" />
      </SectionTitle>
      <List>
        <ListRow
          lead={<Icon name="check-all" />}
          title={intl.formatMessage({ id: 'phone.lastCopy' })}
          detail={
            lastSafeCopyAt
              ? intl.formatMessage({ id: 'phone.lastCopy.at' }, { when: whenText(intl, lastSafeCopyAt) })
              : intl.formatMessage({ id: 'phone.lastCopy.never' })
          }
        />
        <ListRow
          lead={<Icon name="smartphone" />}
          title={intl.formatMessage({ id: 'phone.only' })}
          detail={waiting && <OnlyHere waiting={waiting} />}
        />
        {needs > 0 && (
          <ListRow
            to="/needs-you"
            lead={<Icon name="alert" />}
            title={intl.formatMessage({ id: 'phone.needsYou' })}
            detail={intl.formatMessage({ id: 'phone.needsYou.some' }, { count: needs })}
          />
        )}
      </List>
      {pending > 0 && <SendNow />}
    </section>
  );
}

function OnlyHere({ waiting }: { waiting: NonNullable<ReturnType<typeof useWaiting>> }) {
  const intl = useIntl();
  const since = useSyncStatus((status) => status.oldestUnsentAt);
  if (waiting.length === 0) return <FormattedMessage id="phone.only.none" />;
  const what = intl.formatList(
    waiting.map(([name, count]) => intl.formatMessage({ id: `attention.count.${name}` }, { count })),
  );
  return since ? (
    <FormattedMessage id="phone.only.since" values={{ what, when: whenText(intl, since) }} />
  ) : (
    <FormattedMessage id="phone.only.some" values={{ what }} />
  );
}

/** What can be done about it now. */
function SendNow() {
  const phase = useSyncStatus((status) => status.phase);
  return (
    <div className={styles.cards}>
      {(phase === 'offline' || phase === 'error') && (
        <p className={styles.small}>
          <FormattedMessage id={phase === 'offline' ? 'phone.offline' : 'phone.error'} />
        </p>
      )}
      {phase === 'auth' ? (
        <ButtonLink to={SIGN_IN_AGAIN} icon="key" wide>
          <FormattedMessage id="more.logOut.toSignIn" />
        </ButtonLink>
      ) : (
        <Button icon="send" wide busy={phase === 'syncing'} onClick={() => void resyncNow()}>
          <FormattedMessage id={phase === 'syncing' ? 'phone.sending' : 'phone.send'} />
        </Button>
      )}
    </div>
  );
}
