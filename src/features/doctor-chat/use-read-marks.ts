import { useEffect, useRef } from 'react';
import type { StoredDoctorMessage } from '@/db/records/doctor-messages.ts';
import { noteSeen } from '@/app/notifications/seen-messages.ts';
import { unreadFor } from '@/model/messages/unread.ts';
import { markMessagesRead } from '@/sync/api/messages/doctor-messages.ts';

/**
 * Marks the other party's messages on this screen as read. A patient's marks are noted on the device and sent when there
 * is a network (`follow-unread-messages.ts`); a doctor's messages are the server's, so his marks are sent at once.
 */
export function useReadMarks(messages: readonly StoredDoctorMessage[], readerId: string, isPatient: boolean): void {
  const marked = useRef(new Set<string>());
  useEffect(() => {
    const markRead = () => {
      if (document.visibilityState !== 'visible') return;
      const unread = unreadFor(messages, readerId).map(({ id }) => id);
      if (isPatient) return noteSeen(readerId, unread);
      const ids = unread.filter((id) => !marked.current.has(id));
      if (ids.length === 0 || !navigator.onLine) return;
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
  }, [messages, readerId, isPatient]);
}
