import { useCallback, useRef, useState } from 'react';
import type { MessageId } from '@/i18n/messages/en.ts';
import { SignInError } from '@/sync/session/session.ts';

const signInTrouble = (error: unknown): MessageId | null => (error instanceof SignInError ? error.messageId : null);

/**
 * Runs one call at a time and keeps the message of its failure; `fallback` is used for errors that `explain` does not
 * recognise.
 */
export function useAttempt(fallback: MessageId, explain: (error: unknown) => MessageId | null = signInTrouble) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<MessageId | null>(null);
  const running = useRef(false);
  const attempt = useCallback(
    async (work: () => Promise<unknown>): Promise<boolean> => {
      if (running.current) return false;
      running.current = true;
      setBusy(true);
      setFailure(null);
      try {
        await work();
        return true;
      } catch (error) {
        setFailure(navigator.onLine ? (explain(error) ?? fallback) : 'auth.needsNetwork');
        return false;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [fallback, explain],
  );
  return { isBusy, failure, setFailure, attempt };
}
