import { useEffect, useRef } from 'react';
import type { StoredDoctorMessage } from '@/db/records/doctor-messages.ts';
import { markMessagesRead } from '@/sync/api/messages/doctor-messages.ts';
import { unreadFor } from './message-order.ts';

/** Marks the other party's messages on this screen as read; unsent marks are sent when the network returns. */
export function useReadMarks(messages: readonly StoredDoctorMessage[], readerId: string): void {
  const marked = useRef(new Set<string>());
  useEffect(() => {
    const markRead = () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      const ids = unreadFor(messages, readerId)
        .map(({ id }) => id)
        .filter((id) => !marked.current.has(id));
      if (ids.length === 0) return;
      for (const id of ids) marked.current.add(id);
      markMessagesRead(ids).catch(() => {
        for (const id of ids) marked.current.delete(id);
      });
    };
    markRead();
    window.addEventListener('online', markRead);
    document.addEventListener('visibilitychange', markRead);
    return () => {
      window.removeEventListener('online', markRead);
      document.removeEventListener('visibilitychange', markRead);
    };
  }, [messages, readerId]);
}
