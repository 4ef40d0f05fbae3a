import { useRef, useState } from 'react';
import type { MessageId } from '@/i18n/messages/en.ts';
import { SignInError } from '@/sync/session.ts';

/** Runs one call at a time and keeps why it failed; `fallback` is said when the failure has no words of its own. */
export function useAttempt(fallback: MessageId) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<MessageId | null>(null);
  const running = useRef(false);
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(
        navigator.onLine
          ? ((error instanceof SignInError ? error.messageId : fallback) as MessageId)
          : 'auth.needsNetwork',
      );
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { isBusy, failure, setFailure, attempt };
}
