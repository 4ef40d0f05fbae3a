import { FormattedMessage, useIntl } from 'react-intl';
import { localDate } from '@/clinical/calendar-date.ts';
import { MINUTE_MS } from '@/model/durations.ts';
import type { ForumHold } from '@/model/forum-write.ts';
import { useNow } from '@/use-now.ts';

interface ForumHeldProps {
  held: ForumHold;
  /** When it is taken, ms since 1970; null when the server did not say. */
  until: number | null;
}

/** Why what she wrote in the forum has not gone although it was sent, and when it is tried again. */
export function ForumHeld({ held, until }: ForumHeldProps) {
  const intl = useIntl();
  const now = useNow(MINUTE_MS);
  if (held === 'server' || until === null || until < now)
    return (
      <p role="status">
        <FormattedMessage id={held === 'server' ? 'more.logOut.forum.server' : 'more.logOut.forum.soon'} />
      </p>
    );
  // The minute is over before which it is not taken.
  const at = Math.ceil(until / MINUTE_MS) * MINUTE_MS;
  const day = localDate(at) === localDate(now) ? {} : ({ day: 'numeric', month: 'short' } as const);
  const time = intl.formatDate(at, { ...day, hour: '2-digit', minute: '2-digit' });
  return (
    <p role="status">
      <FormattedMessage id="more.logOut.forum.until" values={{ time }} />
    </p>
  );
}
