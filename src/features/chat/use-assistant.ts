import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { AiError, streamAnswer, type AiTrouble } from '@/ask-ai.ts';
import type { ReplyFault } from '@/clinical/reply-fault.ts';
import { checkReply } from '@/clinical/reply-filter.ts';
import { addChatMessage, isMessageHere, type KeptMessage } from '@/db/chat.ts';
import { picturePart } from './picture-part.ts';
import { turnsOf } from './turns.ts';

export type Turn =
  | { readonly phase: 'idle' }
  /** `shown` is what has come and may be shown. */
  | { readonly phase: 'answering'; readonly shown: string }
  | { readonly phase: 'failed'; readonly trouble: AiTrouble | 'storage'; readonly detail: string };

const idle: Turn = { phase: 'idle' };

/** One answer under way. */
interface Asking {
  readonly abort: AbortController;
  /** Its conversation is being deleted: nothing of it may be kept. */
  isDiscarded: boolean;
  /** Ended when what has come stands on the phone. */
  keeping: Promise<void>;
}

/** One conversation's assistant: asks, shows what comes, stops, and keeps the answer on the phone. */
export function useAssistant(sessionId: string, context: string) {
  const intl = useIntl();
  const [turn, setTurn] = useState<Turn>(idle);
  // State arrives with the next rendering; a second tap can come before it.
  const asking = useRef<Asking>(undefined);
  const stop = useCallback(() => asking.current?.abort.abort(), []);
  // Leaving the conversation ends the answer; what has come is kept.
  useEffect(() => stop, [stop, sessionId]);

  /** Ends the answer and keeps nothing more of it. */
  const discard = async (): Promise<void> => {
    if (!asking.current) return;
    asking.current.isDiscarded = true;
    stop();
    // What is being written now would come after the deletion.
    await asking.current.keeping.catch(() => undefined);
  };

  const keep = async (shown: string, fault: ReplyFault | null): Promise<void> => {
    const withheld = fault && intl.formatMessage({ id: `chat.withheld.${fault}` });
    const content = [shown.trim(), withheld].filter(Boolean).join('\n\n');
    if (content !== '') await addChatMessage({ sessionId, role: 'model', content });
  };

  /** Answers the last message of the conversation. */
  const answer = async (messages: readonly KeptMessage[]): Promise<void> => {
    if (!navigator.onLine) return setTurn({ phase: 'failed', trouble: 'unreachable', detail: '' });
    if (asking.current) return;
    const abort = new AbortController();
    const own: Asking = { abort, isDiscarded: false, keeping: Promise.resolve() };
    asking.current = own;
    setTurn({ phase: 'answering', shown: '' });
    let text = '';
    let fault: ReplyFault | null = null;
    const last = messages.at(-1);
    try {
      const contents = turnsOf(messages, last && (await picturePart(last)));
      const question = { task: 'chat', contents, context, signal: abort.signal } as const;
      for await (const part of streamAnswer(question)) {
        text += part;
        const checked = checkReply(text, false);
        ({ fault } = checked);
        if (fault) break;
        setTurn({ phase: 'answering', shown: checked.shown });
      }
      const whole = checkReply(text, !abort.signal.aborted);
      // Another tab or device may have deleted the question meanwhile.
      const isWanted = last !== undefined && (await isMessageHere(last.id)) && !own.isDiscarded;
      if (isWanted) await (own.keeping = keep(whole.shown, whole.fault));
      setTurn(idle);
    } catch (error) {
      const { trouble, detail } = error instanceof AiError ? error : { trouble: 'storage' as const, detail: '' };
      setTurn({ phase: 'failed', trouble, detail });
    } finally {
      // A fault ends the reading before its time.
      if (fault) abort.abort();
      asking.current = undefined;
    }
  };

  return { turn, answer, stop, discard };
}
