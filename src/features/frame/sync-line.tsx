import { useEffect, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useSyncStatus, type SyncStatus } from '@/sync/status.ts';
import { StatusLine, type StatusTone } from '@/ui/status-line.tsx';

const MINUTE = 60_000;

interface Line {
  tone: StatusTone;
  text: string;
  href?: string;
}

/** How long ago, in the fewest words: "just now", "2 min ago", "3 h ago", then the date. */
function ago(intl: IntlShape, instant: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(instant)) / MINUTE));
  if (minutes < 60) return intl.formatMessage({ id: 'frame.minutesAgo' }, { minutes });
  if (minutes < 24 * 60) return intl.formatMessage({ id: 'frame.hoursAgo' }, { hours: Math.floor(minutes / 60) });
  return intl.formatDate(instant, { day: 'numeric', month: 'long' });
}

/** What the line says: never that something is sent when it waits, never that something is lost when it is safe. */
function describe(intl: IntlShape, { phase, pending, dead, lastSafeCopyAt }: SyncStatus, now: number): Line {
  if (phase === 'auth')
    return { tone: 'attention', text: intl.formatMessage({ id: 'frame.signInAgain' }, { pending }), href: '/login' };
  if (dead > 0) return { tone: 'attention', text: intl.formatMessage({ id: 'frame.notAccepted' }, { dead }) };
  if (phase === 'offline') return { tone: 'offline', text: intl.formatMessage({ id: 'frame.offline' }, { pending }) };
  if (pending > 0) {
    const id = phase === 'error' ? 'frame.waitingRetry' : 'frame.waiting';
    return { tone: phase === 'error' ? 'offline' : 'calm', text: intl.formatMessage({ id }, { pending }) };
  }
  if (lastSafeCopyAt === null) return { tone: 'calm', text: intl.formatMessage({ id: 'frame.notSynced' }) };
  return { tone: 'calm', text: intl.formatMessage({ id: 'frame.synced' }, { ago: ago(intl, lastSafeCopyAt, now) }) };
}

/** The thin line that always says what is safe and what waits. */
export function SyncLine() {
  const intl = useIntl();
  const status = useSyncStatus();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => window.clearInterval(timer);
  }, []);
  // A copy may be younger than the last tick of the clock above.
  return <StatusLine {...describe(intl, status, Math.max(now, Date.parse(status.lastSafeCopyAt ?? '') || 0))} />;
}
