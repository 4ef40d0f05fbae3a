import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface SeenMessages {
  readonly userId: string;
  readonly ids: readonly string[];
}

/**
 * Messages that the user saw on this device and that the server does not know as read yet. Only ids, so they may be
 * stored unencrypted. Signing out removes the entry.
 */
export const useSeenMessages = create<SeenMessages>()(
  persist((): SeenMessages => ({ userId: '', ids: [] }), { name: 'maia-seen-messages' }),
);

const idsOf = ({ userId, ids }: SeenMessages, reader: string) => (userId === reader ? ids : []);

export const seenMessages = (userId: string): ReadonlySet<string> => new Set(idsOf(useSeenMessages.getState(), userId));

/** Notes messages as seen; works without a network. */
export function noteSeen(userId: string, ids: readonly string[]): void {
  const all = new Set([...seenMessages(userId), ...ids]);
  if (all.size > seenMessages(userId).size) useSeenMessages.setState({ userId, ids: [...all] });
}

/**
 * Forgets the seen messages that the server no longer has as unread.
 * @param seenBefore only these may be forgotten: what was seen later can be newer than the server's answer
 */
export function keepUnconfirmed(
  userId: string,
  unread: ReadonlySet<string>,
  seenBefore: ReadonlySet<string> = seenMessages(userId),
): void {
  const ids = [...seenMessages(userId)];
  const kept = ids.filter((id) => unread.has(id) || !seenBefore.has(id));
  if (kept.length < ids.length) useSeenMessages.setState({ userId, ids: kept });
}
