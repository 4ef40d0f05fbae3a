import { useIntl, type IntlShape } from 'react-intl';
import { clockSkew } from '@/app/recovery/clock-skew.ts';
import { useStoreHealth } from '@/db/store/store-health.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { Link } from '@/ui/controls/link.tsx';
import { useCurrentTime } from './use-ticking.ts';
import styles from './warning-line.module.css';

/** Entries unsent for longer than this cause a warning. */
const UNSENT_WARNING_MS = 24 * 3_600_000;

interface Warning {
  text: string;
  to: string;
}

const since = (intl: IntlShape, instant: string) =>
  intl.formatDate(instant, { weekday: 'long', hour: '2-digit', minute: '2-digit' });

/** The most serious problem of this phone's store, or null. */
function useWarning(): Warning | null {
  const intl = useIntl();
  const now = useCurrentTime();
  const { loss, unreadable, hasUnreadList } = useStoreHealth();
  const { pending, oldestUnsentAt, clockSkewMs } = useSyncStatus();
  const yourData = '/your-data';
  if (loss) return { text: intl.formatMessage({ id: 'frame.loss' }), to: yourData };
  if (unreadable.size > 0)
    return { text: intl.formatMessage({ id: 'frame.unreadable' }, { count: unreadable.size }), to: yourData };
  if (hasUnreadList) return { text: intl.formatMessage({ id: 'frame.unreadList' }), to: yourData };
  if (pending > 0 && oldestUnsentAt && now - Date.parse(oldestUnsentAt) > UNSENT_WARNING_MS)
    return {
      text: intl.formatMessage({ id: 'frame.old' }, { pending, since: since(intl, oldestUnsentAt) }),
      to: yourData,
    };
  const clock = clockSkew(clockSkewMs);
  if (clock) return { text: intl.formatMessage({ id: 'frame.clock' }, { minutes: clock.minutes }), to: '/needs-you' };
  return null;
}

/** A warning above the status line while there is a problem, with a link to the page that helps. */
export function WarningLine() {
  const intl = useIntl();
  const warning = useWarning();
  if (!warning) return null;
  return (
    <aside aria-label={intl.formatMessage({ id: 'frame.notice' })}>
      <Link to={warning.to} className={styles.line}>
        <Icon name="alert" size={20} />
        <span>{warning.text}</span>
        <Icon name="chevron-right" size={20} />
      </Link>
    </aside>
  );
}
