import { liveConversation, type StoredDoctorMessage } from '@/db/records/doctor-messages.ts';
import { liveProfile } from '@/db/records/live-profile.ts';
import { resyncNow } from '@/sync/session/session.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { unreadFor } from '@/model/messages/unread.ts';
import { followUnread } from './follow-unread.ts';
import { keepUnconfirmed } from './seen-messages.ts';
import type { UnreadMessage } from '@/sync/api/doctor/inbox-documents.ts';

const arrivedAt = ({ createdAt, timestamp }: StoredDoctorMessage) => createdAt ?? timestamp;

/**
 * While a patient's store is open: follows the doctor's messages that the patient has not seen, from the local store.
 * @returns a function that stops it
 */
export function followUnreadMessages(userId: string): () => void {
  const followStore = (onUnread: (messages: readonly UnreadMessage[]) => void) => {
    let doctorId: string | undefined;
    let known: readonly UnreadMessage[] | undefined;
    let stopConversation = () => {};
    const follow = (messages: readonly StoredDoctorMessage[]) => {
      const unread: UnreadMessage[] = unreadFor(messages, userId).toSorted((one, other) =>
        arrivedAt(one) > arrivedAt(other) ? -1 : 1,
      );
      known = unread;
      onUnread(unread);
      keepUnconfirmed(userId, new Set(unread.map(({ id }) => id)));
    };
    const stopProfile = liveProfile().subscribe((profile) => {
      const assigned = profile?.assignedDoctorId ?? '';
      if (assigned === doctorId) return;
      doctorId = assigned;
      stopConversation();
      stopConversation = () => {};
      // Only the messages of the current doctor can be opened, so only these are counted.
      if (doctorId === '') follow([]);
      else stopConversation = liveConversation({ userId, doctorId }).subscribe(follow);
    });
    // What is on the server is known better now, though no message has changed.
    const stopStatus = useSyncStatus.subscribe(({ lastSafeCopyAt }, before) => {
      if (known && lastSafeCopyAt !== before.lastSafeCopyAt) onUnread(known);
    });
    return () => {
      stopProfile();
      stopConversation();
      stopStatus();
    };
  };
  const refresh = () => void resyncNow().catch(() => undefined);
  const asOf = () => Date.parse(useSyncStatus.getState().lastSafeCopyAt ?? '') || 0;
  return followUnread(userId, { follow: followStore, refresh, asOf });
}
