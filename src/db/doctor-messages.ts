import { derivedId } from '@/model/derived-id.ts';
import type { DoctorMessage } from '@/model/doctor-message.ts';
import { toInstant } from '@/model/instant.ts';
import { appendRecord, deleteRecord } from './append-record.ts';
import { inStore } from './in-store.ts';
import { liveQuery, type LiveQuery } from './live-query.ts';
import { currentStore } from './open-store.ts';
import { withoutContent } from './without-content.ts';

export type KeptMessage = DoctorMessage & {
  readonly id: string;
  /** The server's time of creation, the phone's while it waits. */
  readonly createdAt?: string | null;
  /** Empty while it waits to be sent. */
  readonly serverUpdatedAt: string;
};

/** The two who write to each other. */
export interface Parties {
  /** The patient. */
  readonly userId: string;
  readonly doctorId: string;
}

/** How many messages are shown, and how many a deletion takes at most (spec section 9). */
export const MOST_SHOWN = 100;
export const MOST_DELETED = 1000;
const BATCH = 100;

/** The newest messages that this phone keeps of a conversation: a patient's all, a doctor's what he wrote. */
export const liveConversation = ({ userId, doctorId }: Parties): LiveQuery<KeptMessage[]> =>
  liveQuery(
    async () => {
      const messages = await (await currentStore()).collection('doctorMessages');
      const sort = [{ doctorId: 'asc' }, { recordedDesc: 'asc' }] as never;
      return messages.find({ selector: { doctorId, userId }, sort, limit: MOST_SHOWN }).$;
    },
    (rows: { toJSON(): unknown }[]) => rows.map((row) => row.toJSON() as KeptMessage),
  );

/** Keeps a message on this phone; it is sent by itself. @throws InvalidRecord, StorageFailure */
export async function sendMessage(
  { userId, doctorId }: Parties,
  role: DoctorMessage['role'],
  { content, attachment }: Pick<DoctorMessage, 'content' | 'attachment'>,
): Promise<KeptMessage> {
  const values = {
    doctorId,
    sessionId: await derivedId('conversation', userId, doctorId),
    senderId: role === 'doctor' ? doctorId : userId,
    role,
    content,
    attachment,
    timestamp: toInstant(Date.now()),
    isRead: false,
  };
  return appendRecord<KeptMessage>('doctorMessages', values, { ofUser: userId });
}

/** Deletes one own message, for both. @throws StorageFailure */
export const deleteMessage = (id: string): Promise<void> => deleteRecord('doctorMessages', id);

/** Which of these messages this phone has deleted; the server may hold them until that has travelled. */
export async function deletedMessages(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { storageInstance } = await (await currentStore()).collection('doctorMessages');
  const found = await storageInstance.findDocumentsById([...ids], true);
  return new Set(found.filter(({ _deleted }) => _deleted).map(({ id }) => id));
}

/**
 * Deletes what this person wrote in a conversation, up to 1,000 messages, for both. Each batch stands by itself, so
 * what was broken off goes on when it is asked for again. @returns how many were deleted @throws StorageFailure
 */
export const deleteConversation = ({ userId, doctorId }: Parties, most = MOST_DELETED): Promise<number> =>
  inStore(async (store) => {
    const messages = await store.collection('doctorMessages');
    // Who wrote a message is sealed, so no query can ask for it.
    const rows = await messages.find({ selector: { doctorId, userId } }).exec();
    const own = rows.filter((row) => row.get('senderId') === store.userId).slice(0, most);
    for (let at = 0; at < own.length; at += BATCH)
      await Promise.all(own.slice(at, at + BATCH).map((row) => row.incrementalModify(withoutContent)));
    return own.length;
  });
