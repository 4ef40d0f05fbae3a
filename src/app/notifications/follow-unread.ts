import { answerArrivals, closeReadMessages } from './message-notifications.ts';
import { seenMessages, useSeenMessages } from './seen-messages.ts';
import { sendReadMarks } from './send-read-marks.ts';
import type { UnreadMessage } from '@/sync/api/doctor/inbox-documents.ts';
import { useUnreadMessages } from './unread-messages.ts';

interface UnreadSource {
  /** Calls back with what the server knows as unread, newest first. @returns a function that ends it */
  readonly follow: (onUnread: (messages: readonly UnreadMessage[]) => void) => () => void;
  /** Fetches messages that have arrived at the server. */
  readonly refresh: () => void;
  /** Until when (ms since 1970) the server's messages are known here. */
  readonly asOf: () => number;
}

/**
 * Publishes the messages of a source that the user has not seen on this device, and tells the server which were seen as
 * soon as there is a network.
 * @returns a function that stops it
 */
export function followUnread(userId: string, source: UnreadSource): () => void {
  let unread: readonly UnreadMessage[] | undefined;
  const wasUnread = new Set<string>();
  const sendMarks = () => {
    const seen = seenMessages(userId);
    sendReadMarks(userId, unread?.map(({ id }) => id).filter((id) => seen.has(id)) ?? []);
  };
  const publish = () => {
    const seen = seenMessages(userId);
    // The same array when nothing was seen, so that lists built from it are not built again.
    const isAnySeen = unread?.some(({ id }) => seen.has(id)) ?? false;
    const messages = isAnySeen ? unread?.filter(({ id }) => !seen.has(id)) : unread;
    useUnreadMessages.setState({ messages });
    sendMarks();
    if (!messages) return;
    for (const { id } of unread ?? []) wasUnread.add(id);
    const known = { unread: new Set(messages.map(({ id }) => id)), wasUnread, asOf: source.asOf() };
    void closeReadMessages(userId, known);
  };
  // Another tab may have shown messages.
  const readOtherTab = ({ key }: StorageEvent) => {
    if (key === useSeenMessages.persist.getOptions().name) void useSeenMessages.persist.rehydrate();
  };
  const stops = [
    useSeenMessages.subscribe(publish),
    answerArrivals(userId, source.refresh),
    source.follow((messages) => {
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
