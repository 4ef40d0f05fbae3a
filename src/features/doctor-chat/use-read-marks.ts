import { useEffect, useRef } from 'react';
import type { KeptMessage } from '@/db/doctor-messages.ts';
import { markMessagesRead } from '@/sync/online/messages.ts';
import { unreadFor } from './message-order.ts';

/** Tells the server what of the other party was on this screen; what cannot be told now is told with the next network. */
export function useReadMarks(messages: readonly KeptMessage[], readerId: string): void {
  const told = useRef(new Set<string>());
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      const ids = unreadFor(messages, readerId)
        .map(({ id }) => id)
        .filter((id) => !told.current.has(id));
      if (ids.length === 0) return;
      for (const id of ids) told.current.add(id);
      markMessagesRead(ids).catch(() => {
        for (const id of ids) told.current.delete(id);
      });
    };
    tell();
    window.addEventListener('online', tell);
    document.addEventListener('visibilitychange', tell);
    return () => {
      window.removeEventListener('online', tell);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [messages, readerId]);
}
