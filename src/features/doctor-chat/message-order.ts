import type { StoredDoctorMessage } from '@/db/records/doctor-messages.ts';

export type MessageStatus = 'waiting' | 'sent' | 'delivered' | 'read';

export const isWaiting = ({ serverUpdatedAt }: Pick<StoredDoctorMessage, 'serverUpdatedAt'>): boolean =>
  serverUpdatedAt === '';

/** The delivery status of a message, derived only from what the server confirmed. */
export function statusOf(
  message: Pick<StoredDoctorMessage, 'serverUpdatedAt' | 'isRead' | 'deliveredAt'>,
): MessageStatus {
  if (isWaiting(message)) return 'waiting';
  if (message.isRead) return 'read';
  return message.deliveredAt ? 'delivered' : 'sent';
}

const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/**
 * Oldest first by server time, so that both sides see the same order whatever their clocks show; unsent messages come
 * last. Messages that arrived in the same millisecond keep the order of writing.
 */
export function compareMessages(one: StoredDoctorMessage, other: StoredDoctorMessage): number {
  if (isWaiting(one) !== isWaiting(other)) return isWaiting(one) ? 1 : -1;
  const arrived = isWaiting(one) ? 0 : byText(one.createdAt ?? '', other.createdAt ?? '');
  return arrived || byText(one.timestamp, other.timestamp) || byText(one.id, other.id);
}

const none: ReadonlySet<string> = new Set();

/**
 * Merges the server's list with the local messages. From the list: everything except messages deleted on this phone
 * since. From this phone: everything while no list was loaded; else the unsent messages, and those newer than the whole
 * list. A local message that the list should contain but does not was deleted, or is older than the list reaches.
 */
export function mergeMessages(
  local: readonly StoredDoctorMessage[],
  listed: readonly StoredDoctorMessage[] | undefined,
  deleted: ReadonlySet<string> = none,
): StoredDoctorMessage[] {
  const known = new Set(listed?.map(({ id }) => id));
  const newest = listed?.reduce((time, { createdAt }) => ((createdAt ?? '') > time ? (createdAt ?? '') : time), '');
  const isLater = ({ createdAt }: StoredDoctorMessage) => newest === undefined || (createdAt ?? '') > newest;
  const rest = local.filter((message) => !known.has(message.id) && (isWaiting(message) || isLater(message)));
  return [...(listed ?? []).filter(({ id }) => !deleted.has(id)), ...rest].toSorted(compareMessages);
}
