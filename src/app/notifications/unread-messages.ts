import { create } from 'zustand';
import type { UnreadMessage } from '@/sync/api/doctor/inbox-documents.ts';

interface UnreadMessages {
  /** Undefined until the messages are loaded. Newest first. In memory only. */
  readonly messages: readonly UnreadMessage[] | undefined;
}

/**
 * The unread messages of the signed-in user: the one source for the navigation, the app icon, the row on Today, the
 * doctor's list of conversations and the doctor's list of patients.
 */
export const useUnreadMessages = create<UnreadMessages>(() => ({ messages: undefined }));

export const useUnreadCount = (): number => useUnreadMessages(({ messages }) => messages?.length ?? 0);
