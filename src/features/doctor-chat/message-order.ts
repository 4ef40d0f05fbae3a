import type { KeptMessage } from '@/db/doctor-messages.ts';

export type MessageStatus = 'waiting' | 'sent' | 'delivered' | 'read';

export const isWaiting = ({ serverUpdatedAt }: Pick<KeptMessage, 'serverUpdatedAt'>): boolean => serverUpdatedAt === '';

/** How far a message has come; what the server has said counts, never what this phone hopes. */
export function statusOf(message: Pick<KeptMessage, 'serverUpdatedAt' | 'isRead' | 'deliveredAt'>): MessageStatus {
  if (isWaiting(message)) return 'waiting';
  if (message.isRead) return 'read';
  return message.deliveredAt ? 'delivered' : 'sent';
}

const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/**
 * Oldest first by the server's time, so that both see the same order whatever their clocks say; what waits comes last.
 * Messages that arrived in one moment keep the order in which they were written.
 */
export function compareMessages(one: KeptMessage, other: KeptMessage): number {
  if (isWaiting(one) !== isWaiting(other)) return isWaiting(one) ? 1 : -1;
  const arrived = isWaiting(one) ? 0 : byText(one.createdAt ?? '', other.createdAt ?? '');
  return arrived || byText(one.timestamp, other.timestamp) || byText(one.id, other.id);
}

const none: ReadonlySet<string> = new Set();

/**
 * What the server listed but for what this phone has deleted since, and of what this phone keeps the rest: all while no
 * list was loaded; what waits; and what arrived after all that is listed, of which an older list knows nothing. Anything
 * else that the list does not hold is gone, or older than it reaches.
 */
export function mergeMessages(
  kept: readonly KeptMessage[],
  listed: readonly KeptMessage[] | undefined,
  deleted: ReadonlySet<string> = none,
): KeptMessage[] {
  const known = new Set(listed?.map(({ id }) => id));
  const newest = listed?.reduce((time, { createdAt }) => ((createdAt ?? '') > time ? (createdAt ?? '') : time), '');
  const isLater = ({ createdAt }: KeptMessage) => newest === undefined || (createdAt ?? '') > newest;
  const rest = kept.filter((message) => !known.has(message.id) && (isWaiting(message) || isLater(message)));
  return [...(listed ?? []).filter(({ id }) => !deleted.has(id)), ...rest].toSorted(compareMessages);
}

/** The other party's messages that nobody has read yet. */
export const unreadFor = (messages: readonly KeptMessage[], readerId: string): KeptMessage[] =>
  messages.filter((message) => message.senderId !== readerId && !message.isRead && !isWaiting(message));
