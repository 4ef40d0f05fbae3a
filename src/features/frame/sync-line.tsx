import { useIntl, type IntlShape } from 'react-intl';
import { useStoreHealth } from '@/db/store-health.ts';
import { SIGN_IN_AGAIN } from '@/origin.ts';
import { useSyncStatus, type SyncStatus } from '@/sync/status.ts';
import { StatusLine, type StatusTone } from '@/ui/status-line.tsx';
import { useTicking } from './use-ticking.ts';

const MINUTE = 60_000;

interface Line {
  tone: StatusTone;
  text: string;
  href: string;
}

/** How long ago, in the fewest words: "just now", "2 min ago", "3 h ago", then the date. */
function ago(intl: IntlShape, instant: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(instant)) / MINUTE));
  if (minutes < 60) return intl.formatMessage({ id: 'frame.minutesAgo' }, { minutes });
  if (minutes < 24 * 60) return intl.formatMessage({ id: 'frame.hoursAgo' }, { hours: Math.floor(minutes / 60) });
  return intl.formatDate(instant, { day: 'numeric', month: 'long' });
}

/** What the line says: never that something is sent when it waits, never that something is lost when it is safe. */
function describe(intl: IntlShape, { phase, pending, dead, lastSafeCopyAt, fetching }: SyncStatus, now: number): Line {
  const href = '/your-data';
  if (phase === 'auth')
    return {
      tone: 'attention',
      text: intl.formatMessage({ id: 'frame.signInAgain' }, { pending }),
      href: SIGN_IN_AGAIN,
    };
  if (dead > 0)
    return { tone: 'attention', text: intl.formatMessage({ id: 'frame.notAccepted' }, { dead }), href: '/needs-you' };
  if (phase === 'offline')
    return { tone: 'offline', text: intl.formatMessage({ id: 'frame.offline' }, { pending }), href };
  if (pending > 0) {
    const id = phase === 'error' ? 'frame.waitingRetry' : 'frame.waiting';
    return { tone: phase === 'error' ? 'offline' : 'calm', text: intl.formatMessage({ id }, { pending }), href };
  }
  if (fetching !== null) {
    const { done, total } = fetching;
    const id = total === null ? 'frame.fetching' : 'frame.fetchingOf';
    return { tone: 'calm', text: intl.formatMessage({ id }, { done, total }), href };
  }
  if (lastSafeCopyAt === null) return { tone: 'calm', text: intl.formatMessage({ id: 'frame.notSynced' }), href };
  const text = intl.formatMessage({ id: 'frame.synced' }, { ago: ago(intl, lastSafeCopyAt, now) });
  return { tone: 'calm', text, href };
}

/** The thin line that always says what is safe and what waits, and leads to all that is known about it. */
export function SyncLine() {
  const intl = useIntl();
  const status = useSyncStatus();
  const shut = useStoreHealth((health) => health.shut);
  const now = useTicking();
  if (shut)
    return <StatusLine tone="attention" text={intl.formatMessage({ id: `frame.shut.${shut}` })} href="/your-data" />;
  // A copy may be younger than the last tick of the clock above.
  return <StatusLine {...describe(intl, status, Math.max(now, Date.parse(status.lastSafeCopyAt ?? '') || 0))} />;
}
