import { FormattedMessage, useIntl } from 'react-intl';
import { clockSkew } from '@/app/recovery/clock-skew.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { SIGN_IN_AGAIN } from '@/app/session/return-path.ts';
import { resyncNow } from '@/sync/session/session.ts';
import { liveConflicts } from '@/sync/attention/conflict-notices.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import styles from './attention.module.css';
import { useUnsentRows } from './use-unsent-rows.ts';
import { instantText } from './instant-text.ts';

/** The time of the last sync, the unsent changes, and the problems that need the user. */
export function SafetySection() {
  const intl = useIntl();
  const { phase, pending, dead, lastSafeCopyAt, clockSkewMs } = useSyncStatus();
  const conflicts = useLiveQuery(() => liveConflicts(), 'conflicts') ?? [];
  const unsent = useUnsentRows();
  const needs = dead + conflicts.length + (clockSkew(clockSkewMs) ? 1 : 0) + (phase === 'auth' ? 1 : 0);
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
              ? intl.formatMessage({ id: 'phone.lastCopy.at' }, { when: instantText(intl, lastSafeCopyAt) })
              : intl.formatMessage({ id: 'phone.lastCopy.never' })
          }
        />
        <ListRow
          lead={<Icon name="smartphone" />}
          title={intl.formatMessage({ id: 'phone.only' })}
          detail={unsent && <OnlyHere unsent={unsent} />}
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

function OnlyHere({ unsent }: { unsent: NonNullable<ReturnType<typeof useUnsentRows>> }) {
  const intl = useIntl();
  const since = useSyncStatus((status) => status.oldestUnsentAt);
  if (unsent.length === 0) return <FormattedMessage id="phone.only.none" />;
  const what = intl.formatList(
    unsent.map(([name, count]) => intl.formatMessage({ id: `attention.count.${name}` }, { count })),
  );
  return since ? (
    <FormattedMessage id="phone.only.since" values={{ what, when: instantText(intl, since) }} />
  ) : (
    <FormattedMessage id="phone.only.some" values={{ what }} />
  );
}

/** A sync button, where a sync is possible now. */
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
