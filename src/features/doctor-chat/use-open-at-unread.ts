import { useEffect, useRef, useState, type RefObject } from 'react';
import type { StoredDoctorMessage } from '@/db/records/doctor-messages.ts';
import { unreadFor } from '@/model/messages/unread.ts';

interface OpenAtUnread {
  /** The first message that was unread when the conversation opened; null when all were read. */
  readonly firstUnreadId: string | null;
  /** For the line before that message. */
  readonly unread: RefObject<HTMLLIElement | null>;
  /** For the end of the conversation. */
  readonly end: RefObject<HTMLDivElement | null>;
}

/** Opens a conversation at the first unread message, else at its end; scrolls to messages that arrive or are written later. */
export function useOpenAtUnread(messages: readonly StoredDoctorMessage[], readerId: string): OpenAtUnread {
  // Kept while the conversation is open: reading the messages must not remove the line.
  const [firstUnreadId, setFirstUnreadId] = useState(() => unreadFor(messages, readerId)[0]?.id ?? null);
  const first = firstUnreadId ?? unreadFor(messages, readerId)[0]?.id ?? null;
  if (first !== firstUnreadId) setFirstUnreadId(first);
  const unread = useRef<HTMLLIElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isOpened = useRef(false);
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    const isAtUnread = !isOpened.current && unread.current !== null;
    isOpened.current = true;
    // scrollIntoView returns a promise in some browsers; an effect must not return it as its cleanup.
    if (isAtUnread) void unread.current?.scrollIntoView?.({ block: 'start' });
    else void end.current?.scrollIntoView?.({ block: 'end' });
  }, [newest]);
  return { firstUnreadId: first, unread, end };
}
