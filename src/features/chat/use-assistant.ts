import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { AiError, streamAnswer, type AiTrouble } from '@/ask-ai.ts';
import type { ReplyFault } from '@/clinical/reply-fault.ts';
import { checkReply } from '@/clinical/reply-filter.ts';
import { addChatMessage, type KeptMessage } from '@/db/chat.ts';
import { picturePart } from './picture-part.ts';
import { turnsOf } from './turns.ts';

export type Turn =
  | { readonly phase: 'idle' }
  /** `shown` is what has come and may be shown. */
  | { readonly phase: 'answering'; readonly shown: string }
  | { readonly phase: 'failed'; readonly trouble: AiTrouble | 'storage'; readonly detail: string };

const idle: Turn = { phase: 'idle' };

/** One conversation's assistant: asks, shows what comes, stops, and keeps the answer on the phone. */
export function useAssistant(sessionId: string, context: string) {
  const intl = useIntl();
  const [turn, setTurn] = useState<Turn>(idle);
  const asking = useRef<AbortController>(undefined);
  const stop = useCallback(() => asking.current?.abort(), []);
  // Leaving the conversation ends the answer; what has come is kept.
  useEffect(() => stop, [stop, sessionId]);

  const keep = async (shown: string, fault: ReplyFault | null): Promise<void> => {
    const withheld = fault && intl.formatMessage({ id: `chat.withheld.${fault}` });
    const content = [shown.trim(), withheld].filter(Boolean).join('\n\n');
    if (content !== '') await addChatMessage({ sessionId, role: 'model', content });
  };

  /** Answers the last message of the conversation. */
  const answer = async (messages: readonly KeptMessage[]): Promise<void> => {
    if (!navigator.onLine) return setTurn({ phase: 'failed', trouble: 'unreachable', detail: '' });
    const abort = new AbortController();
    asking.current = abort;
    setTurn({ phase: 'answering', shown: '' });
    let text = '';
    let fault: ReplyFault | null = null;
    try {
      const last = messages.at(-1);
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
      await keep(whole.shown, whole.fault);
      setTurn(idle);
    } catch (error) {
      const { trouble, detail } = error instanceof AiError ? error : { trouble: 'storage' as const, detail: '' };
      setTurn({ phase: 'failed', trouble, detail });
    } finally {
      // A fault ends the reading before its time.
      if (fault) abort.abort();
    }
  };

  return { turn, answer, stop, forget: () => setTurn(idle) };
}
