import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { newId } from '@/db/store/new-id.ts';
import { liveBookmarks } from '@/db/records/bookmarks.ts';
import { liveChatSessions } from '@/db/records/chat.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Empty } from '@/ui/feedback/empty.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { Rail } from '@/app/rail/rail.tsx';
import { ListWithDetail } from '@/ui/page/list-with-detail.tsx';
import { Unchosen } from '@/ui/page/list-pane.tsx';
import { useRoomForTwo } from '@/ui/page/use-desk.ts';
import { useConfirmedEmpty } from '@/app/network/use-first-sync.ts';
import { BookmarkList } from './bookmark-list.tsx';
import styles from './chat.module.css';
import { Conversation } from './conversation.tsx';
import { SessionList } from './session-list.tsx';

/** The assistant: the conversation named by the address, or the list of all. */
export default function ChatPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [fresh] = useState(newId);
  const sessionId = new URLSearchParams(search).get('with');
  return (
    <ListWithDetail
      list={<Conversations />}
      listPath="/chat"
      openPath={sessionId === null ? null : `/chat?with=${sessionId}`}
      detail={
        sessionId !== null && (
          <Conversation
            key={sessionId}
            sessionId={/^[\w-]{1,36}$/.test(sessionId) ? sessionId : fresh}
            onDeleted={() => void navigate('/chat', { replace: true })}
          />
        )
      }
    />
  );
}

/** The saved conversations, the bookmarked answers, and a button for a new question. */
function Conversations() {
  const intl = useIntl();
  const navigate = useNavigate();
  const sessions = useLiveQuery(liveChatSessions, 'chat sessions');
  const bookmarks = useLiveQuery(() => liveBookmarks('message'), 'bookmarked answers');
  const hasRoom = useRoomForTwo();
  const isNothingYet = useConfirmedEmpty(sessions);
  return (
    <Page
      title={intl.formatMessage({ id: 'chat.title' })}
      back="/more"
      unchosen={
        bookmarks && (
          <Unchosen>
            <BookmarkList bookmarks={bookmarks} />
            <Rail values related={['/schecker', '/resources', '/doctor-chat']} />
          </Unchosen>
        )
      }
      action={
        <Button wide icon="plus" onClick={() => void navigate(`/chat?with=${newId()}`)}>
          <FormattedMessage id="chat.new" />
        </Button>
      }
    >
      {isNothingYet && (
        <Empty ghost="messages" title={intl.formatMessage({ id: 'chat.empty.title' })}>
          <p>
            <FormattedMessage id="chat.empty" />
          </p>
        </Empty>
      )}
      {sessions && bookmarks && (
        <div className={styles.columns}>
          {sessions.length > 0 && <SessionList sessions={sessions} />}
          {!hasRoom && <BookmarkList bookmarks={bookmarks} />}
        </div>
      )}
    </Page>
  );
}
