import { useEffect, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useStoreHealth } from '@/db/store/store-health.ts';
import { SIGN_IN_AGAIN } from '@/app/session/return-path.ts';
import { useSyncStatus, type SyncStatus } from '@/sync/status/use-sync-status.ts';
import { StatusLine, type StatusTone } from '@/ui/feedback/status-line.tsx';
import { isLineNeeded } from './is-line-needed.ts';
import styles from './sync-line.module.css';
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

/** Most entries are sent within this time (ms); a line that comes and goes would cover the page for nothing. */
const SENT_SOON_MS = 1500;

/** Whether something has held for a while without a break. */
function useLasting(holds: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!holds) return;
    const timer = setTimeout(() => setLasts(true), ms);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [holds, ms]);
  return holds && lasts;
}

/**
 * The status line: what is unsent, rejected or offline, with a link to the details. While everything is sent there is no line: the
 * words are only for screen readers and in the side bar of a desk, and the tab of More has a tick.
 * @param quiet nothing at all while everything is sent: pages that keep nothing on the device must not say “saved”
 */
export function SyncLine({ quiet = false }: { quiet?: boolean }) {
  const intl = useIntl();
  const status = useSyncStatus();
  const shut = useStoreHealth((health) => health.openFailure);
  const now = useCurrentTime();
  const isNeeded = isLineNeeded(status);
  const isWaiting = useLasting(isNeeded, SENT_SOON_MS);
  if (shut)
    return <StatusLine tone="attention" text={intl.formatMessage({ id: `frame.shut.${shut}` })} href="/your-data" />;
  if (quiet && status.pending === 0 && status.dead === 0 && status.phase !== 'auth') return null;
  // The last sync can be newer than the last tick of the clock.
  const line = describe(intl, status, Math.max(now, Date.parse(status.lastSafeCopyAt ?? '') || 0));
  if (isNeeded && (line.tone !== 'calm' || isWaiting)) return <StatusLine {...line} />;
  return (
    <div role="status" className={styles.calm}>
      {line.text}
    </div>
  );
}
