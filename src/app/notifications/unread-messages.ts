import { create } from 'zustand';
import type { StoredDoctorMessage } from '@/db/records/doctor-messages.ts';

interface UnreadMessages {
  /** Undefined until this device's messages are loaded. Oldest first. In memory only. */
  readonly messages: readonly Pick<StoredDoctorMessage, 'id' | 'content'>[] | undefined;
}

/** The unread messages, the one source for the badge of the navigation and the row on Today. */
export const useUnreadMessages = create<UnreadMessages>(() => ({ messages: undefined }));

export const useUnreadCount = (): number => useUnreadMessages(({ messages }) => messages?.length ?? 0);
