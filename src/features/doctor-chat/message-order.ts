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

/** What the server listed, and of what this phone keeps the rest: what waits, or all while no list was loaded. */
export function mergeMessages(kept: readonly KeptMessage[], listed: readonly KeptMessage[] | undefined): KeptMessage[] {
  const known = new Set(listed?.map(({ id }) => id));
  const rest = kept.filter((message) => !known.has(message.id) && (listed === undefined || isWaiting(message)));
  return [...(listed ?? []), ...rest].toSorted(compareMessages);
}

/** The other party's messages that nobody has read yet. */
export const unreadFor = (messages: readonly KeptMessage[], readerId: string): KeptMessage[] =>
  messages.filter((message) => message.senderId !== readerId && !message.isRead && !isWaiting(message));
