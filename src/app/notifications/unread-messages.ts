import { create } from 'zustand';
import type { DoctorMessage } from '@/model/messages/doctor-message.ts';

/** A message that its receiver has not read. `createdAt` is the server's time. */
export type UnreadMessage = DoctorMessage & { readonly id: string; readonly createdAt?: string | null };

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
