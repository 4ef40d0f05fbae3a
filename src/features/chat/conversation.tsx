import { useEffect, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DangerCard } from '@/app/danger/danger-card.tsx';
import { liveBookmarks } from '@/db/records/bookmarks.ts';
import {
  addChatMessage,
  addPictureMessage,
  liveChatMessages,
  type ChatPicture,
  type StoredChatMessage,
} from '@/db/records/chat.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { Empty } from '@/ui/feedback/empty.tsx';
import { Markdown } from '@/ui/media/markdown.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { useDanger } from '@/app/danger/use-danger.ts';
import { openForMessage } from '@/app/episodes/open-for-message.ts';
import { useConfirmedEmpty } from '@/app/network/use-first-sync.ts';
import { useSealedDraft } from '@/app/forms/use-sealed-draft.ts';
import styles from './chat.module.css';
import { Composer } from './composer.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { SessionMenu } from './session-menu.tsx';
import { TroubleNotice } from './trouble-notice.tsx';
import { useAssistant } from './use-assistant.ts';
import { useChatContext } from './use-chat-context.ts';

interface ConversationProps {
  sessionId: string;
  onDeleted: () => void;
}

/** One conversation: its messages, the answer being streamed, and the message field. */
export function Conversation({ sessionId, onDeleted }: ConversationProps) {
  const intl = useIntl();
  const messages = useLiveQuery(() => liveChatMessages(sessionId), `chat ${sessionId}`);
  const bookmarks = useLiveQuery(() => liveBookmarks('message'), 'bookmarked answers');
  const bookmarkedTexts = useMemo(() => new Set(bookmarks?.map(({ messageContent }) => messageContent)), [bookmarks]);
  const { context, shared, setShared, lines, emergencyNumber } = useChatContext();
  const { turn, answer, stop, discard } = useAssistant(sessionId, lines);
  const turns = useMemo(() => messages?.filter(({ role }) => role !== 'title') ?? [], [messages]);
  const isNothingYet = useConfirmedEmpty(messages && turns);
  const userMessages = useMemo(() => turns.filter(({ role }) => role === 'user'), [turns]);
  const { draft, set, clear } = useSealedDraft(`chat ${sessionId}`, { text: '' });
  const danger = useDanger(draft.text, userMessages, context.stage, openForMessage);
  const name = messages?.findLast(({ role }) => role === 'title')?.content;
  const isAnswering = turn.phase === 'answering';
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void end.current?.scrollIntoView({ block: 'end' });
  }, [turns.length, isAnswering]);

  const send = async (content: string, picture: ChatPicture | null) => {
    const saved = await (picture
      ? addPictureMessage({ sessionId, content }, picture)
      : addChatMessage({ sessionId, role: 'user', content }));
    danger.sent(saved);
    void answer([...turns, saved]);
  };
  const isUnanswered = turns.at(-1)?.role === 'user' && !isAnswering;
  return (
    <Page
      title={name ?? intl.formatMessage({ id: 'chat.title' })}
      back="/chat"
      foot={
        <Composer
          draft={{ text: draft.text, set: (text) => set({ text }), clear }}
          context={context}
          shared={shared}
          onShare={setShared}
          isAnswering={isAnswering}
          onStop={stop}
          onSend={send}
          emergencyNumber={emergencyNumber}
        />
      }
    >
      <div className={styles.conversation}>
        {danger.danger && (
          <div className={styles.danger}>
            <DangerCard danger={danger.danger} stage={context.stage} onClose={danger.close} />
          </div>
        )}
        {turns.length > 0 && (
          <SessionMenu sessionId={sessionId} title={name ?? ''} onDelete={discard} onDeleted={onDeleted} />
        )}
        {isNothingYet && (
          <Empty ghost="messages" title={intl.formatMessage({ id: 'chat.empty.title' })}>
            <p>
              <FormattedMessage id="chat.empty" />
            </p>
          </Empty>
        )}
        <ol className={styles.messages}>
          {turns.map((message: StoredChatMessage) => (
            <MessageBubble
              key={message.id}
              message={message}
              isBookmarked={bookmarkedTexts.has(message.content.trim())}
            />
          ))}
          {isAnswering && (
            <li className={styles.message} aria-busy="true">
              {turn.shown === '' ? <FormattedMessage id="chat.answering" /> : <Markdown text={turn.shown} />}
            </li>
          )}
        </ol>
        {isUnanswered && (
          <TroubleNotice turn={turn} question={turns.at(-1)?.content ?? ''} onAskAgain={() => void answer(turns)} />
        )}
        <div ref={end} />
      </div>
    </Page>
  );
}
