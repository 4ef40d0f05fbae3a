import type { StoredDoctorMessage } from '@/db/records/doctor-messages.ts';
import { unreadFor } from '@/model/messages/unread.ts';
import { compareMessages } from './message-order.ts';

export interface ListedConversation {
  readonly userId: string;
  readonly newest: StoredDoctorMessage;
  /** Number of the patient's messages that the doctor has not read. */
  readonly unread: number;
}

/** One row for each patient: unread ones first, then the newest. */
export function conversationsOf(messages: readonly StoredDoctorMessage[], doctorId: string): ListedConversation[] {
  const byPatient = new Map<string, StoredDoctorMessage[]>();
  for (const message of messages) byPatient.set(message.userId, [...(byPatient.get(message.userId) ?? []), message]);
  return [...byPatient]
    .flatMap(([userId, all]) => {
      const newest = all.toSorted(compareMessages).at(-1);
      return newest ? [{ userId, newest, unread: unreadFor(all, doctorId).length }] : [];
    })
    .toSorted(
      (one, other) => Number(other.unread > 0) - Number(one.unread > 0) || compareMessages(other.newest, one.newest),
    );
}
