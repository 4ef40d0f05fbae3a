import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { AiError, streamAnswer, type AiErrorReason } from '@/app/network/ask-ai.ts';
import type { ReplyFault } from '@/clinical/assistant/reply-fault.ts';
import { checkReply } from '@/clinical/assistant/reply-filter.ts';
import { addChatMessage, doesMessageExist, type StoredChatMessage } from '@/db/records/chat.ts';
import { picturePart } from './picture-part.ts';
import { turnsOf } from './turns.ts';

export type Turn =
  | { readonly phase: 'idle' }
  /** `shown` is the part of the streamed text that has passed the reply filter. */
  | { readonly phase: 'answering'; readonly shown: string }
  | { readonly phase: 'failed'; readonly trouble: AiErrorReason | 'storage'; readonly detail: string };

const idle: Turn = { phase: 'idle' };

/** One running request. */
interface ActiveRequest {
  readonly abort: AbortController;
  /** The conversation is being deleted: the answer must not be saved. */
  isDiscarded: boolean;
  /** Resolves when the received text is saved on the phone. */
  saving: Promise<void>;
}

/** The assistant of one conversation: sends the question, streams the answer, can be stopped, and saves the answer. */
export function useAssistant(sessionId: string, context: string) {
  const intl = useIntl();
  const [turn, setTurn] = useState<Turn>(idle);
  // A ref, because state changes only with the next render, and a second tap can come before that.
  const active = useRef<ActiveRequest>(undefined);
  const stop = useCallback(() => active.current?.abort.abort(), []);
  // Leaving the conversation stops the answer; the received text is saved.
  useEffect(() => stop, [stop, sessionId]);

  /** Stops the answer and prevents its text from being saved. */
  const discard = async (): Promise<void> => {
    if (!active.current) return;
    active.current.isDiscarded = true;
    stop();
    // A save that has already started must finish before the conversation is deleted.
    await active.current.saving.catch(() => undefined);
  };

  const save = async (shown: string, fault: ReplyFault | null): Promise<void> => {
    const notice = fault && intl.formatMessage({ id: `chat.withheld.${fault}` });
    const content = [shown.trim(), notice].filter(Boolean).join('\n\n');
    if (content !== '') await addChatMessage({ sessionId, role: 'model', content });
  };

  /** Answers the last message of the conversation. */
  const answer = async (messages: readonly StoredChatMessage[]): Promise<void> => {
    if (!navigator.onLine) return setTurn({ phase: 'failed', trouble: 'unreachable', detail: '' });
    if (active.current) return;
    const abort = new AbortController();
    const request: ActiveRequest = { abort, isDiscarded: false, saving: Promise.resolve() };
    active.current = request;
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
      const shouldSave = last !== undefined && (await doesMessageExist(last.id)) && !request.isDiscarded;
      if (shouldSave) await (request.saving = save(whole.shown, whole.fault));
      setTurn(idle);
    } catch (error) {
      const { trouble, detail } = error instanceof AiError ? error : { trouble: 'storage' as const, detail: '' };
      setTurn({ phase: 'failed', trouble, detail });
    } finally {
      // The loop ended early because the reply filter found a fault: cancel the request.
      if (fault) abort.abort();
      active.current = undefined;
    }
  };

  return { turn, answer, stop, discard };
}
