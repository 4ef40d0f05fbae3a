import { FormattedMessage, useIntl } from 'react-intl';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { MINUTE_MS } from '@/model/time/durations.ts';
import type { ForumRetryReason } from '@/model/forum/forum-write.ts';
import { useNow } from '@/ui/hooks/use-now.ts';

interface ForumHoldNoticeProps {
  held: ForumRetryReason;
  /** When the server accepts it, ms since 1970; null when unknown. */
  until: number | null;
}

/** Why the server holds back the user's forum texts, and when they are sent again. */
export function ForumHoldNotice({ held, until }: ForumHoldNoticeProps) {
  const intl = useIntl();
  const now = useNow(MINUTE_MS);
  if (held === 'server' || until === null || until < now)
    return (
      <p role="status">
        <FormattedMessage id={held === 'server' ? 'more.logOut.forum.server' : 'more.logOut.forum.soon'} />
      </p>
    );
  // Rounded up to the minute: at the shown time the server really accepts it.
  const at = Math.ceil(until / MINUTE_MS) * MINUTE_MS;
  const day = localDate(at) === localDate(now) ? {} : ({ day: 'numeric', month: 'short' } as const);
  const time = intl.formatDate(at, { ...day, hour: '2-digit', minute: '2-digit' });
  return (
    <p role="status">
      <FormattedMessage id="more.logOut.forum.until" values={{ time }} />
    </p>
  );
}
