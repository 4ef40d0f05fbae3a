import type { UnreadMessage } from '@/sync/api/doctor/inbox-documents.ts';

/** An unread message of a patient to her doctor, for tests. */
export const unreadMessage = (changes: Partial<UnreadMessage> = {}): UnreadMessage => ({
  id: 'm',
  userId: 'amina',
  doctorId: 'dr-ada',
  sessionId: 's',
  senderId: 'amina',
  role: 'patient',
  content: 'Please call me.',
  timestamp: '2026-11-21T08:00:00.000+00:00',
  isRead: false,
  ...changes,
});
