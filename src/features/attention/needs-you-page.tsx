import { FormattedMessage, useIntl } from 'react-intl';
import { clockSkew } from '@/app/recovery/clock-skew.ts';
import { ConflictLines } from '@/app/recovery/conflict-lines.tsx';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { SIGN_IN_AGAIN } from '@/app/session/return-path.ts';
import { liveRejectedChanges } from '@/sync/attention/rejected-changes.ts';
import { liveConflicts } from '@/sync/attention/conflict-notices.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { Empty } from '@/ui/feedback/empty.tsx';
import { Icon, type IconName } from '@/ui/media/icon.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { Rail } from '@/app/rail/rail.tsx';
import styles from './attention.module.css';
import { RejectedChangeCard } from './rejected-change-card.tsx';

/**
 * Everything that needs the user's action: an ended sign-in, rejected changes, a wrong clock, resolved conflicts to
 * check.
 */
export default function NeedsYouPage() {
  const intl = useIntl();
  const { phase, pending, clockSkewMs } = useSyncStatus();
  const rejectedChanges = useLiveQuery(liveRejectedChanges, 'rejected changes') ?? [];
  const conflicts = useLiveQuery(() => liveConflicts(), 'conflicts') ?? [];
  const clock = clockSkew(clockSkewMs);
  const isEmpty = phase !== 'auth' && clock === null && rejectedChanges.length === 0 && conflicts.length === 0;
  return (
    <Page
      title={intl.formatMessage({ id: 'attention.title' })}
      back="/your-data"
      rail={<Rail related={['/your-data', '/readings', '/doctor-chat', '/contact']} values calls />}
    >
      {isEmpty ? (
        <Empty title={intl.formatMessage({ id: 'attention.none' })}>
          <FormattedMessage id="attention.none.text" />
        </Empty>
      ) : (
        <p className={styles.lead}>
          <FormattedMessage id="attention.lead" />
        </p>
      )}
      <ul className={styles.cards}>
        {phase === 'auth' && (
          <Notice
            icon="key"
            title={intl.formatMessage({ id: 'attention.signIn' }, { pending })}
            text={intl.formatMessage({ id: 'attention.signIn.text' })}
            to={SIGN_IN_AGAIN}
            act={intl.formatMessage({ id: 'attention.signIn.do' })}
          />
        )}
        {clock && (
          <Notice
            icon="clock"
            title={intl.formatMessage({ id: `attention.clock.${clock.is}` }, { minutes: clock.minutes })}
            text={intl.formatMessage({ id: 'attention.clock.text' })}
          />
        )}
        {rejectedChanges.map((change) => (
          <RejectedChangeCard key={change.id} change={change} />
        ))}
        {conflicts.length > 0 && (
          <li>
            <ConflictLines />
          </li>
        )}
      </ul>
    </Page>
  );
}

interface NoticeProps {
  icon: IconName;
  title: string;
  text: string;
  to?: string;
  act?: string;
}

function Notice({ icon, title, text, to, act }: NoticeProps) {
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <Icon name={icon} size={24} />
        <div className={styles.words}>
          <h2 className={styles.name}>{title}</h2>
          <p>{text}</p>
        </div>
      </div>
      {to && act && <ButtonLink to={to}>{act}</ButtonLink>}
    </li>
  );
}
