import { liveConversation, type StoredDoctorMessage } from '@/db/records/doctor-messages.ts';
import { liveProfile } from '@/db/records/live-profile.ts';
import { unreadFor } from '@/model/messages/unread.ts';
import { markMessagesRead } from '@/sync/api/messages/doctor-messages.ts';
import { keepUnconfirmed, seenMessages, useSeenMessages } from './seen-messages.ts';
import { useUnreadMessages } from './unread-messages.ts';

/** The number of ids that one call takes. */
const MAX_MARKED = 100;
const arrivedAt = ({ createdAt, timestamp }: StoredDoctorMessage) => createdAt ?? timestamp;

/**
 * While a patient's store is open: counts the doctor's messages that the patient has not seen, from the local store, and
 * tells the server which were seen as soon as there is a network. @returns a function that stops it
 */
export function followUnreadMessages(userId: string): () => void {
  /** As the server knows it, oldest first. */
  let unread: readonly StoredDoctorMessage[] | undefined;
  let doctorId = '';
  let stopConversation = () => {};
  const sent = new Set<string>();

  const sendMarks = () => {
    if (!navigator.onLine) return;
    const seen = seenMessages(userId);
    const ids = (unread ?? []).map(({ id }) => id).filter((id) => seen.has(id) && !sent.has(id));
    const batch = ids.slice(0, MAX_MARKED);
    if (batch.length === 0) return;
    for (const id of batch) sent.add(id);
    markMessagesRead(batch).catch(() => {
      for (const id of batch) sent.delete(id);
    });
  };
  const publish = () => {
    const seen = seenMessages(userId);
    useUnreadMessages.setState({ messages: unread?.filter(({ id }) => !seen.has(id)) });
    sendMarks();
  };
  const follow = (messages: readonly StoredDoctorMessage[]) => {
    unread = unreadFor(messages, userId).toSorted((one, other) => (arrivedAt(one) < arrivedAt(other) ? -1 : 1));
    keepUnconfirmed(userId, new Set(unread.map(({ id }) => id)));
    publish();
  };
  // Another tab may have shown messages.
  const readOtherTab = ({ key }: StorageEvent) => {
    if (key === useSeenMessages.persist.getOptions().name) void useSeenMessages.persist.rehydrate();
  };

  const stops = [
    useSeenMessages.subscribe(publish),
    liveProfile().subscribe((profile) => {
      const assigned = profile?.assignedDoctorId ?? '';
      if (assigned === doctorId && unread) return;
      doctorId = assigned;
      stopConversation();
      // Only the messages of the current doctor can be opened, so only these are counted.
      if (doctorId === '') {
        stopConversation = () => {};
        follow([]);
      } else stopConversation = liveConversation({ userId, doctorId }).subscribe(follow);
    }),
  ];
  window.addEventListener('online', sendMarks);
  window.addEventListener('storage', readOtherTab);
  return () => {
    for (const stop of stops) stop();
    stopConversation();
    window.removeEventListener('online', sendMarks);
    window.removeEventListener('storage', readOtherTab);
    useUnreadMessages.setState({ messages: undefined });
  };
}
