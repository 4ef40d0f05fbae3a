import type { KeptMessage } from '@/db/doctor-messages.ts';
import { compareMessages, unreadFor } from './message-order.ts';

export interface ListedConversation {
  readonly userId: string;
  readonly newest: KeptMessage;
  /** Messages of the patient that the doctor has not read. */
  readonly unread: number;
}

/** One row for each patient: those with something unread first, the newest first among equals. */
export function conversationsOf(messages: readonly KeptMessage[], doctorId: string): ListedConversation[] {
  const byPatient = new Map<string, KeptMessage[]>();
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
