import type { RxCollection, RxDocumentData } from 'rxdb';
import { combineLatest, map, startWith, switchMap } from 'rxjs';
import { derivedId } from '@/model/schema/derived-id.ts';
import type { DoctorMessage } from '@/model/messages/doctor-message.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import { descendingKey, toInstant } from '@/model/time/instant.ts';
import { appendRecord } from '@/db/writes/append-record.ts';
import { withStore } from '@/db/writes/with-store.ts';
import { liveQuery, type LiveQuery } from '@/db/queries/live-query.ts';
import type { LocalRow } from '@/db/store/local-row.ts';
import { currentStore } from '@/db/store/open-store.ts';
import { withoutContent } from '@/db/writes/without-content.ts';

export type StoredDoctorMessage = DoctorMessage & {
  readonly id: string;
  /** The server's time of creation; the device's time while it is unsent. */
  readonly createdAt?: string | null;
  /** Empty while it is unsent. */
  readonly serverUpdatedAt: string;
};

/** The two parties of a conversation. */
export interface ConversationParties {
  /** The patient. */
  readonly userId: string;
  readonly doctorId: string;
}

/** How many messages are shown, and how many a deletion takes at most (spec section 9). */
export const MAX_SHOWN = 100;
export const MAX_DELETED = 1000;
const BATCH = 100;

const newestFirst = ({ createdAt: one }: StoredDoctorMessage, { createdAt: other }: StoredDoctorMessage): number =>
  (one ?? '') < (other ?? '') ? 1 : (one ?? '') > (other ?? '') ? -1 : 0;

/** The newest messages of a conversation on this device, and all unsent ones. A doctor's device stores only his own messages. */
export const liveConversation = ({ userId, doctorId }: ConversationParties): LiveQuery<StoredDoctorMessage[]> =>
  liveQuery(
    async () => {
      const messages = await (await currentStore()).collection('doctorMessages');
      const sort = [{ doctorId: 'asc' }, { recordedDesc: 'asc' }] as never;
      const key = descendingKey(toInstant(Date.now() + DAY_MS));
      const newest = messages.find({
        selector: { doctorId, userId, recordedDesc: { $gte: key } },
        sort,
        limit: MAX_SHOWN,
      });
      // Old rows are ordered by the sender's clock. Rows of a clock that was ahead must not displace newer messages.
      const ahead = messages.find({
        selector: { doctorId, userId, recordedDesc: { $lt: key } },
        sort,
        limit: MAX_SHOWN,
      });
      // Unsent rows are ordered by this device's clock only, which may be years behind.
      const unsent = messages.find({ selector: { serverUpdatedAt: '', doctorId, userId } });
      // One flat list, because liveQuery removes unreadable rows from a list.
      return combineLatest([newest.$, ahead.$, unsent.$]).pipe(map((found) => found.flat()));
    },
    (rows: { toJSON(): unknown }[]) => {
      const found = new Map(
        rows.map((row) => row.toJSON() as StoredDoctorMessage).map((message) => [message.id, message]),
      );
      const arrived = [...found.values()].filter(({ serverUpdatedAt }) => serverUpdatedAt !== '');
      const unsent = [...found.values()].filter(({ serverUpdatedAt }) => serverUpdatedAt === '');
      return [...arrived.toSorted(newestFirst).slice(0, MAX_SHOWN), ...unsent];
    },
  );

/** Saves a message on this device; replication sends it. @throws InvalidRecord, StorageFailure */
export async function sendMessage(
  { userId, doctorId }: ConversationParties,
  role: DoctorMessage['role'],
  { content, attachment }: Pick<DoctorMessage, 'content' | 'attachment'>,
): Promise<StoredDoctorMessage> {
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
  return appendRecord<StoredDoctorMessage>('doctorMessages', values, { ofUser: userId });
}

/** A deletion that does not say what to delete. The message is for developers: screens always know the ids. */
export class DeletionWithoutIds extends Error {
  override name = 'DeletionWithoutIds';
}

/** @throws DeletionWithoutIds */
function assertParties({ userId, doctorId }: ConversationParties): void {
  if (userId.trim() === '' || doctorId.trim() === '')
    throw new DeletionWithoutIds('User ID and doctor ID are required for deletion.');
}

/** Deletes a message that is in the store, or that was shown only from the server's list. Deleting twice is allowed. */
async function deleteOne(
  messages: RxCollection<LocalRow>,
  { userId, doctorId }: ConversationParties,
  id: string,
): Promise<void> {
  const row = await messages.findOne(id).exec();
  if (row) return void (await row.incrementalModify(withoutContent));
  // Imported late because it imports RxDB, which is loaded once a store is open.
  const { writeTombstone } = await import('@/db/writes/write-tombstone.ts');
  await writeTombstone(messages, withoutContent({ id, userId, doctorId, recordedDesc: 0, serverUpdatedAt: '' }));
  // Replication may have inserted the row meanwhile.
  await (await messages.findOne(id).exec())?.incrementalModify(withoutContent);
}

/** Deletes one message of this user for both parties. @throws DeletionWithoutIds, StorageFailure */
export async function deleteMessage(parties: ConversationParties, id: string): Promise<void> {
  assertParties(parties);
  if (id.trim() === '') throw new DeletionWithoutIds('Message ID is required for deletion.');
  await withStore(async (store) => deleteOne(await store.collection('doctorMessages'), parties, id));
}

/** Which of these messages were deleted on this device; the server has them until the deletion is sent. */
export const deletedMessages = (ids: readonly string[]): LiveQuery<ReadonlySet<string>> =>
  liveQuery(
    async () => {
      const { storageInstance, eventBulks$ } = await (await currentStore()).collection('doctorMessages');
      const find = () => storageInstance.findDocumentsById([...ids], true);
      return eventBulks$.pipe(startWith(null), switchMap(find));
    },
    (found: RxDocumentData<LocalRow>[]) => new Set(found.filter(({ _deleted }) => _deleted).map(({ id }) => id)),
  );

/**
 * Deletes up to 1,000 messages that this user wrote in a conversation, for both parties. After an interruption, a second
 * call deletes the rest. What the other party wrote stays: docs/decisions/departures-from-the-specification.md says why.
 * @param shown ids of own messages that may not be in the store yet
 * @returns how many were deleted @throws DeletionWithoutIds, StorageFailure
 */
export async function deleteConversation(
  { userId, doctorId }: ConversationParties,
  shown: readonly string[] = [],
  most = MAX_DELETED,
): Promise<number> {
  assertParties({ userId, doctorId });
  return withStore(async (store) => {
    const messages = await store.collection('doctorMessages');
    // The sender is encrypted, so it cannot be part of the selector.
    const rows = await messages.find({ selector: { doctorId, userId } }).exec();
    const stored = rows.filter((row) => row.get('senderId') === store.userId).map(({ id }) => id);
    const ids = [...new Set([...stored, ...shown])].slice(0, most);
    for (let at = 0; at < ids.length; at += BATCH)
      await Promise.all(ids.slice(at, at + BATCH).map((id) => deleteOne(messages, { userId, doctorId }, id)));
    return ids.length;
  });
}
