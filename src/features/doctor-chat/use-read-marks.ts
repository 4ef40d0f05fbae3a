import { useEffect } from 'react';
import type { StoredDoctorMessage } from '@/db/records/doctor-messages.ts';
import { noteSeen } from '@/app/notifications/seen-messages.ts';
import { sendReadMarks } from '@/app/notifications/send-read-marks.ts';
import { unreadFor } from '@/model/messages/unread.ts';

/**
 * Marks the other party's messages on this screen as read: noted on the device, so that they are not counted any more,
 * and sent. What cannot be sent now is sent later (`follow-unread.ts`).
 */
export function useReadMarks(messages: readonly StoredDoctorMessage[], readerId: string): void {
  useEffect(() => {
    const markRead = () => {
      if (document.visibilityState !== 'visible') return;
      const unread = unreadFor(messages, readerId).map(({ id }) => id);
      noteSeen(readerId, unread);
      sendReadMarks(readerId, unread);
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
