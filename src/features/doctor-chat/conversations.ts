import type { StoredDoctorMessage } from '@/db/records/doctor-messages.ts';
import { unreadFor } from '@/model/messages/unread.ts';
import type { UnreadMessage } from '@/sync/api/doctor/inbox-documents.ts';
import { compareMessages } from './message-order.ts';

export interface ListedConversation {
  readonly userId: string;
  readonly newest: StoredDoctorMessage;
  /** Number of the patient's messages that the doctor has not read. */
  readonly unread: number;
}

function byPatient<Message extends { readonly userId: string }>(messages: readonly Message[]): Map<string, Message[]> {
  const groups = new Map<string, Message[]>();
  for (const message of messages) groups.set(message.userId, [...(groups.get(message.userId) ?? []), message]);
  return groups;
}

/** An unread message that is older than the list of the newest messages reaches. */
const asStored = (message: UnreadMessage): StoredDoctorMessage => ({
  ...message,
  serverUpdatedAt: message.createdAt ?? message.timestamp,
});

/**
 * One row for each patient: unread ones first, then the newest.
 * @param unread the unread messages as the navigation counts them, so that the two never differ
 */
export function conversationsOf(
  messages: readonly StoredDoctorMessage[],
  doctorId: string,
  unread: readonly UnreadMessage[] = unreadFor(messages, doctorId),
): ListedConversation[] {
  const listed = new Set(messages.map(({ id }) => id));
  const unlisted = unread.filter(({ id }) => !listed.has(id)).map(asStored);
  const unreadByPatient = byPatient(unread);
  return [...byPatient([...messages, ...unlisted])]
    .flatMap(([userId, all]) => {
      const newest = all.toSorted(compareMessages).at(-1);
      return newest ? [{ userId, newest, unread: unreadByPatient.get(userId)?.length ?? 0 }] : [];
    })
    .toSorted(
      (one, other) => Number(other.unread > 0) - Number(one.unread > 0) || compareMessages(other.newest, one.newest),
    );
}
