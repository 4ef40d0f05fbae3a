import { useIntl, type IntlShape } from 'react-intl';
import { useStoreHealth } from '@/db/store/store-health.ts';
import { SIGN_IN_AGAIN } from '@/app/session/return-path.ts';
import { useSyncStatus, type SyncStatus } from '@/sync/status/use-sync-status.ts';
import { StatusLine, type StatusTone } from '@/ui/feedback/status-line.tsx';
import { useCurrentTime } from './use-ticking.ts';

const MINUTE_MS = 60_000;

interface Line {
  tone: StatusTone;
  text: string;
  href: string;
}

/** How long ago, in the fewest words: "just now", "2 min ago", "3 h ago", then the date. */
function ago(intl: IntlShape, instant: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(instant)) / MINUTE_MS));
  if (minutes < 60) return intl.formatMessage({ id: 'frame.minutesAgo' }, { minutes });
  if (minutes < 24 * 60) return intl.formatMessage({ id: 'frame.hoursAgo' }, { hours: Math.floor(minutes / 60) });
  return intl.formatDate(instant, { day: 'numeric', month: 'long' });
}

/** The text of the line. It must never report unsent entries as sent, nor safe entries as lost. */
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

/**
 * The status line: what is synced and what is unsent, with a link to the details.
 * @param quiet shown only while something waits or failed: pages that keep nothing on the device must not say “saved”
 */
export function SyncLine({ quiet = false }: { quiet?: boolean }) {
  const intl = useIntl();
  const status = useSyncStatus();
  const shut = useStoreHealth((health) => health.openFailure);
  const now = useCurrentTime();
  if (shut)
    return <StatusLine tone="attention" text={intl.formatMessage({ id: `frame.shut.${shut}` })} href="/your-data" />;
  if (quiet && status.pending === 0 && status.dead === 0 && status.phase !== 'auth') return null;
  // The last sync can be newer than the last tick of the clock.
  return <StatusLine {...describe(intl, status, Math.max(now, Date.parse(status.lastSafeCopyAt ?? '') || 0))} />;
}
