import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { newId } from '@/db/new-id.ts';
import { liveBookmarks } from '@/db/bookmarks.ts';
import { liveChatSessions } from '@/db/chat.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { Button } from '@/ui/button.tsx';
import { Empty } from '@/ui/empty.tsx';
import { Page } from '@/ui/page.tsx';
import { useNothingYet } from '@/use-nothing-yet.ts';
import { BookmarkList } from './bookmark-list.tsx';
import styles from './chat.module.css';
import { Conversation } from './conversation.tsx';
import { SessionList } from './session-list.tsx';

/** The assistant: the conversation that the address names, or all that were saved. */
export default function ChatPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [fresh] = useState(newId);
  const sessionId = new URLSearchParams(search).get('with');
  if (sessionId === null) return <Conversations />;
  return (
    <Conversation
      key={sessionId}
      sessionId={/^[\w-]{1,36}$/.test(sessionId) ? sessionId : fresh}
      onDeleted={() => void navigate('/chat', { replace: true })}
    />
  );
}

/** The saved conversations, the kept answers, and the way to a new question. */
function Conversations() {
  const intl = useIntl();
  const navigate = useNavigate();
  const sessions = useLiveQuery(liveChatSessions, 'chat sessions');
  const kept = useLiveQuery(() => liveBookmarks('message'), 'kept answers');
  const isNothingYet = useNothingYet(sessions);
  return (
    <Page
      title={intl.formatMessage({ id: 'chat.title' })}
      back="/more"
      action={
        <Button wide icon="plus" onClick={() => void navigate(`/chat?with=${newId()}`)}>
          <FormattedMessage id="chat.new" />
        </Button>
      }
    >
      {isNothingYet && (
        <Empty title={intl.formatMessage({ id: 'chat.empty.title' })}>
          <p>
            <FormattedMessage id="chat.empty" />
          </p>
        </Empty>
      )}
      {sessions && kept && (
        <div className={styles.columns}>
          {sessions.length > 0 && <SessionList sessions={sessions} />}
          <BookmarkList kept={kept} />
        </div>
      )}
    </Page>
  );
}
