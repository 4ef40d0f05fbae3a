import { useEffect, useRef, useState, type RefObject } from 'react';
import type { StoredDoctorMessage } from '@/db/records/doctor-messages.ts';
import { unreadFor } from '@/model/messages/unread.ts';

interface OpenAtUnread {
  /** The first message that was unread here; null when all were read. */
  readonly firstUnreadId: string | null;
  /** For the line above that message. */
  readonly unread: RefObject<HTMLParagraphElement | null>;
  /** For the end of the conversation. */
  readonly end: RefObject<HTMLDivElement | null>;
}

/**
 * Opens a conversation at the first unread message, else at its end. Unread messages may arrive just after it opens; what
 * arrives or is written after that scrolls to the end.
 */
export function useOpenAtUnread(messages: readonly StoredDoctorMessage[], readerId: string): OpenAtUnread {
  // Kept while the conversation is open: reading the messages must not remove the line.
  const [firstUnreadId, setFirstUnreadId] = useState(() => unreadFor(messages, readerId)[0]?.id ?? null);
  const first = firstUnreadId ?? unreadFor(messages, readerId)[0]?.id ?? null;
  if (first !== firstUnreadId) setFirstUnreadId(first);
  const unread = useRef<HTMLParagraphElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const scrolledTo = useRef<string | null>(null);
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    const isAtUnread = first !== null && scrolledTo.current !== first;
    scrolledTo.current = first;
    // scrollIntoView returns a promise in some browsers; an effect must not return it as its cleanup.
    if (isAtUnread) void unread.current?.scrollIntoView?.({ block: 'start' });
    else void end.current?.scrollIntoView?.({ block: 'end' });
  }, [newest, first]);
  return { firstUnreadId: first, unread, end };
}
