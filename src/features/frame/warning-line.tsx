import { useIntl, type IntlShape } from 'react-intl';
import { clockTrouble } from '@/clock-trouble.ts';
import { useStoreHealth } from '@/db/store-health.ts';
import { useSyncStatus } from '@/sync/status.ts';
import { Icon } from '@/ui/icon.tsx';
import { Link } from '@/ui/link.tsx';
import { useTicking } from './use-ticking.ts';
import styles from './warning-line.module.css';

/** What has been only on this phone for longer than this is said. */
const OLD_MS = 24 * 3_600_000;

interface Warning {
  text: string;
  to: string;
}

const since = (intl: IntlShape, instant: string) =>
  intl.formatDate(instant, { weekday: 'long', hour: '2-digit', minute: '2-digit' });

/** The gravest of what is wrong with the phone's own copy, if anything is. */
function useWarning(): Warning | null {
  const intl = useIntl();
  const now = useTicking();
  const { loss, unreadable } = useStoreHealth();
  const { pending, oldestUnsentAt, clockSkewMs } = useSyncStatus();
  const here = '/your-data';
  if (loss) return { text: intl.formatMessage({ id: 'frame.loss' }), to: here };
  if (unreadable.size > 0)
    return { text: intl.formatMessage({ id: 'frame.unreadable' }, { count: unreadable.size }), to: here };
  if (pending > 0 && oldestUnsentAt && now - Date.parse(oldestUnsentAt) > OLD_MS)
    return { text: intl.formatMessage({ id: 'frame.old' }, { pending, since: since(intl, oldestUnsentAt) }), to: here };
  const clock = clockTrouble(clockSkewMs);
  if (clock) return { text: intl.formatMessage({ id: 'frame.clock' }, { minutes: clock.minutes }), to: '/needs-you' };
  return null;
}

/** Stands above the status line while something about this phone must be known; leads to what can be done. */
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
