import { seenMessages, useSeenMessages } from './seen-messages.ts';
import { sendReadMarks } from './send-read-marks.ts';
import type { UnreadMessage } from '@/sync/api/doctor/inbox-documents.ts';
import { useUnreadMessages } from './unread-messages.ts';

/** Calls back with what the server knows as unread, newest first. @returns a function that ends it */
type UnreadSource = (onUnread: (messages: readonly UnreadMessage[]) => void) => () => void;

/**
 * Publishes the messages of a source that the user has not seen on this device, and tells the server which were seen as
 * soon as there is a network.
 * @returns a function that stops it
 */
export function followUnread(userId: string, source: UnreadSource): () => void {
  let unread: readonly UnreadMessage[] | undefined;
  const sendMarks = () => {
    const seen = seenMessages(userId);
    sendReadMarks(userId, unread?.map(({ id }) => id).filter((id) => seen.has(id)) ?? []);
  };
  const publish = () => {
    const seen = seenMessages(userId);
    // The same array when nothing was seen, so that lists built from it are not built again.
    const isAnySeen = unread?.some(({ id }) => seen.has(id)) ?? false;
    useUnreadMessages.setState({ messages: isAnySeen ? unread?.filter(({ id }) => !seen.has(id)) : unread });
    sendMarks();
  };
  // Another tab may have shown messages.
  const readOtherTab = ({ key }: StorageEvent) => {
    if (key === useSeenMessages.persist.getOptions().name) void useSeenMessages.persist.rehydrate();
  };
  const stops = [
    useSeenMessages.subscribe(publish),
    source((messages) => {
      unread = messages;
      publish();
    }),
  ];
  window.addEventListener('online', sendMarks);
  window.addEventListener('storage', readOtherTab);
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('online', sendMarks);
    window.removeEventListener('storage', readOtherTab);
    useUnreadMessages.setState({ messages: undefined });
  };
}
