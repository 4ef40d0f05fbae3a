import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useUnreadMessages } from '@/app/notifications/unread-messages.ts';
import { messageCacheKeys } from '@/db/cache/message-cache-keys.ts';
import { listRecentMessages, patientNames } from '@/sync/api/messages/doctor-messages.ts';
import { Empty } from '@/ui/feedback/empty.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Loading } from '@/ui/feedback/loading.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { asOfText } from './as-of-text.ts';
import styles from './chat.module.css';
import { conversationsOf } from './conversations.ts';
import { useIsListCurrent } from './use-answered.ts';
import { useCachedQuery } from './use-cached-query.ts';
import { messagePolling, MESSAGES_KEY, useLiveMessages } from './use-live-messages.ts';

/** A doctor's conversations: those with unread messages first, then the newest. */
export function ConversationList({ doctorId }: { doctorId: string }) {
  const intl = useIntl();
  const contact = useLiveMessages(doctorId);
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
    <Page title={intl.formatMessage({ id: 'doctorChat.title' })} tone="paper" width="reading">
      {note && (
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
        <Empty title={intl.formatMessage({ id: 'doctorChat.empty.title' })}>
          <p>{intl.formatMessage({ id: 'doctorChat.empty.doctor' })}</p>
        </Empty>
      )}
      {conversations.length > 0 && (
        <List>
          {conversations.map(({ userId, newest, unread }) => (
            <ListRow
              key={userId}
              to={`/doctor-chat?patient=${encodeURIComponent(userId)}`}
              title={nameOf.get(userId) || intl.formatMessage({ id: 'doctorChat.patient' })}
              detail={
                <>
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
    </Page>
  );
}
