import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useUnreadMessages } from '@/app/notifications/unread-messages.ts';
import { messageCacheKeys } from '@/db/cache/message-cache-keys.ts';
import { clockText } from '@/i18n/formats/clock-text.ts';
import { listRecentMessages, patientNames } from '@/sync/api/messages/doctor-messages.ts';
import { daysBetween } from '@/ui/chart/day-range.ts';
import { Empty } from '@/ui/feedback/empty.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Loading } from '@/ui/feedback/loading.tsx';
import { useNow } from '@/ui/hooks/use-now.ts';
import { asOfText } from './as-of-text.ts';
import styles from './chat.module.css';
import { conversationsOf } from './conversations.ts';
import { useIsListCurrent } from './use-answered.ts';
import { useCachedQuery } from './use-cached-query.ts';
import threads from './threads.module.css';
import { messagePolling, MESSAGES_KEY, useLiveMessages } from './use-live-messages.ts';

interface ConversationListProps {
  doctorId: string;
  /** Age and week of a patient in words; empty when unknown. */
  factsOf?: (userId: string) => string;
  /** The patient whose conversation is open beside the list. */
  current?: string | null;
}

/** The path of a doctor's conversation with a patient. */
export const conversationPath = (userId: string): string => `/doctor-chat?patient=${encodeURIComponent(userId)}`;

/** A doctor's conversations: those with unread messages first, then the newest. */
export function ConversationList({ doctorId, factsOf, current = null }: ConversationListProps) {
  const intl = useIntl();
  const now = useNow(60_000);
  // Beside a conversation, that one watches, and says how old the messages are.
  const isAlone = current === null;
  const contact = useLiveMessages(doctorId, isAlone);
  const recent = useCachedQuery({
    doctorId,
    queryKey: [MESSAGES_KEY, doctorId],
    queryFn: () => listRecentMessages(doctorId),
    cacheKey: messageCacheKeys.newest(doctorId),
    ...messagePolling,
  });
  const isListCurrent = useIsListCurrent(recent);
  const unread = useUnreadMessages((store) => store.messages);
  const conversations = useMemo(
    () => conversationsOf(recent.data ?? [], doctorId, unread),
    [recent.data, doctorId, unread],
  );
  const ids = conversations.map(({ userId }) => userId);
  const names = useCachedQuery({
    doctorId,
    cacheKey: messageCacheKeys.names(doctorId),
    queryKey: ['patient names', doctorId, ...ids.toSorted()],
    queryFn: () => patientNames(ids),
    enabled: ids.length > 0,
  });
  const nameOf = new Map(names.data?.map(({ userId, name }) => [userId, name]));
  const note = asOfText(intl, recent, contact);
  return (
    <>
      {note && isAlone && (
        <p role="status" className={styles.quiet}>
          {note}
        </p>
      )}
      {names.isError && !names.data && (
        <p role="status" className={styles.quiet}>
          {intl.formatMessage({ id: 'doctorChat.namesFailed' })}
        </p>
      )}
      {recent.isPending && !note && <Loading />}
      {isListCurrent && conversations.length === 0 && (
        <Empty ghost="messages" title={intl.formatMessage({ id: 'doctorChat.empty.title' })}>
          <p>{intl.formatMessage({ id: 'doctorChat.empty.doctor' })}</p>
        </Empty>
      )}
      {conversations.length > 0 && (
        <List>
          {conversations.map(({ userId, newest, unread }) => (
            <ListRow
              key={userId}
              to={conversationPath(userId)}
              title={
                <ThreadTitle
                  name={nameOf.get(userId) || intl.formatMessage({ id: 'doctorChat.patient' })}
                  at={newest.createdAt ?? newest.timestamp}
                  now={now}
                  isCurrent={userId === current}
                />
              }
              detail={
                <>
                  {factsOf && <span className={threads.facts}>{factsOf(userId)}</span>}
                  {unread > 0 && (
                    <b className={styles.unread}>
                      {intl.formatMessage({ id: 'doctorChat.unread' }, { count: unread })}
                    </b>
                  )}
                  <span className={styles.preview} dir="auto">
                    {newest.content}
                  </span>
                </>
              }
            />
          ))}
        </List>
      )}
    </>
  );
}

interface ThreadTitleProps {
  name: string;
  /** Time of the newest message, an instant. */
  at: string;
  now: number;
  isCurrent: boolean;
}

/** The patient's name and when the last message was written: the time of today, else the date. */
function ThreadTitle({ name, at, now, isCurrent }: ThreadTitleProps) {
  const intl = useIntl();
  const isToday = daysBetween(Date.parse(at), now) === 0;
  return (
    <span className={threads.head}>
      <bdi className={isCurrent ? threads.current : undefined}>{name}</bdi>
      {isCurrent && <span className="hidden-text">{intl.formatMessage({ id: 'doctorChat.open' })}</span>}
      <time dateTime={at} className={threads.when}>
        {isToday ? clockText(Date.parse(at)) : intl.formatDate(at, { day: 'numeric', month: 'short' })}
      </time>
    </span>
  );
}
