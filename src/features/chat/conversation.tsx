import { useEffect, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DangerCard } from '@/danger-card.tsx';
import { liveBookmarks } from '@/db/bookmarks.ts';
import { addChatMessage, addPictureMessage, liveChatMessages, type ChatPicture, type KeptMessage } from '@/db/chat.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { Empty } from '@/ui/empty.tsx';
import { Markdown } from '@/ui/markdown.tsx';
import { Page } from '@/ui/page.tsx';
import { useDanger } from '@/use-danger.ts';
import { useNothingYet } from '@/use-nothing-yet.ts';
import { useSealedDraft } from '@/use-sealed-draft.ts';
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

/** One conversation: what was said, what is coming, and where the next message is written. */
export function Conversation({ sessionId, onDeleted }: ConversationProps) {
  const intl = useIntl();
  const messages = useLiveQuery(() => liveChatMessages(sessionId), `chat ${sessionId}`);
  const bookmarks = useLiveQuery(() => liveBookmarks('message'), 'kept answers');
  const kept = useMemo(() => new Set(bookmarks?.map(({ messageContent }) => messageContent)), [bookmarks]);
  const { context, shared, setShared, lines, emergencyNumber, countryCode } = useChatContext();
  const { turn, answer, stop, discard } = useAssistant(sessionId, lines);
  const said = useMemo(() => messages?.filter(({ role }) => role !== 'title') ?? [], [messages]);
  const isNothingYet = useNothingYet(messages && said);
  const own = useMemo(() => said.filter(({ role }) => role === 'user'), [said]);
  const { draft, set, clear } = useSealedDraft(`chat ${sessionId}`, { text: '' });
  const danger = useDanger(draft.text, own, context.stage);
  const name = messages?.findLast(({ role }) => role === 'title')?.content;
  const isAnswering = turn.phase === 'answering';
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void end.current?.scrollIntoView({ block: 'end' });
  }, [said.length, isAnswering]);

  const send = async (content: string, picture: ChatPicture | null) => {
    const kept = await (picture
      ? addPictureMessage({ sessionId, content }, picture)
      : addChatMessage({ sessionId, role: 'user', content }));
    danger.sent(kept);
    void answer([...said, kept]);
  };
  const isUnanswered = said.at(-1)?.role === 'user' && !isAnswering;
  return (
    <Page
      title={name ?? intl.formatMessage({ id: 'chat.title' })}
      back="/chat"
      action={
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
            <DangerCard danger={danger.danger} stage={context.stage} countryCode={countryCode} onClose={danger.close} />
          </div>
        )}
        {said.length > 0 && (
          <SessionMenu sessionId={sessionId} title={name ?? ''} onDelete={discard} onDeleted={onDeleted} />
        )}
        {isNothingYet && (
          <Empty title={intl.formatMessage({ id: 'chat.empty.title' })}>
            <p>
              <FormattedMessage id="chat.empty" />
            </p>
          </Empty>
        )}
        <ol className={styles.messages}>
          {said.map((message: KeptMessage) => (
            <MessageBubble key={message.id} message={message} isKept={kept.has(message.content.trim())} />
          ))}
          {isAnswering && (
            <li className={styles.message} aria-busy="true">
              {turn.shown === '' ? <FormattedMessage id="chat.answering" /> : <Markdown text={turn.shown} />}
            </li>
          )}
        </ol>
        {isUnanswered && (
          <TroubleNotice turn={turn} question={said.at(-1)?.content ?? ''} onAskAgain={() => void answer(said)} />
        )}
        <div ref={end} />
      </div>
    </Page>
  );
}
