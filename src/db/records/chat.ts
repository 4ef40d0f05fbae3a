import type { RxDocument } from 'rxdb';
import { toInstant } from '@/model/time/instant.ts';
import type { ChatMessage } from '@/model/messages/chat-message.ts';
import { SCANNED_MESSAGES, toSessions, type ChatSession } from '@/model/messages/chat-session.ts';
import { appendRecord, deleteRecord } from '@/db/writes/append-record.ts';
import { discardRecordFile } from '@/db/writes/discard-record-file.ts';
import { readableRecords } from '@/db/writes/edited-records.ts';
import { enqueueFile } from '@/db/files/enqueue-file.ts';
import { withStore } from '@/db/writes/with-store.ts';
import { liveQuery, type LiveQuery } from '@/db/queries/live-query.ts';
import type { LocalRow } from '@/db/store/local-row.ts';
import { newId } from '@/db/store/new-id.ts';
import { currentStore } from '@/db/store/open-store.ts';

export type StoredChatMessage = ChatMessage & { readonly id: string; readonly serverUpdatedAt?: string };

/** Spec section 9. */
const HISTORY = 500;
const BATCH = 100;
/** Allowance for session titles, which are rows among the scanned messages. */
const NAMES = 100;

const newestMessages = <T>(
  selector: object,
  limit: number,
  view: (newestFirst: StoredChatMessage[]) => T,
): LiveQuery<T> =>
  liveQuery(
    async () => {
      const messages = await (await currentStore()).collection('chatMessages');
      return messages.find({ selector, sort: [{ recordedDesc: 'asc' }], limit }).$;
    },
    (rows: RxDocument<LocalRow>[]) => view(readableRecords<StoredChatMessage>(rows)),
  );

/** The conversations with the assistant, the newest first. */
export const liveChatSessions = (): LiveQuery<ChatSession[]> =>
  newestMessages({}, SCANNED_MESSAGES + NAMES, toSessions);

/** The last 500 messages of one conversation, the oldest first; rows with its titles are included. */
export const liveChatMessages = (sessionId: string): LiveQuery<StoredChatMessage[]> =>
  newestMessages({ sessionId }, HISTORY, (messages) => messages.toReversed());

/** Saves one message on the device. @throws InvalidRecord, StorageFailure */
export const addChatMessage = (
  values: Pick<ChatMessage, 'role' | 'content' | 'sessionId'>,
): Promise<StoredChatMessage> => appendRecord('chatMessages', { ...values, timestamp: toInstant(Date.now()) });

/** False when the message was deleted in any tab or on another device. */
export const doesMessageExist = (id: string): Promise<boolean> =>
  withStore(async (store) => (await (await store.collection('chatMessages')).findOne(id).exec()) !== null);

/** All messages to and from the assistant and all session titles, the newest first. */
export const allChatMessages = (): Promise<StoredChatMessage[]> =>
  withStore(async (store) => {
    const messages = await store.collection('chatMessages');
    return readableRecords<StoredChatMessage>(await messages.find({ sort: [{ recordedDesc: 'asc' }] }).exec());
  });

/** A picture of a question, as JPEG, and its thumbnail. */
export interface ChatPicture {
  readonly blob: Blob;
  readonly thumbnail: Blob | null;
}

/** Saves a question about a picture, and the picture, on the device. @throws FileRefused, InvalidRecord, StorageFailure */
export const addPictureMessage = (
  values: Pick<ChatMessage, 'content' | 'sessionId'>,
  { blob, thumbnail }: ChatPicture,
): Promise<StoredChatMessage> =>
  withStore(() => {
    const id = newId();
    const owner = { collection: 'chatMessages', id } as const;
    return enqueueFile({ bucket: 'chat-images', blob, name: 'picture.jpg', thumbnail, owner }, ({ fileId }) =>
      appendRecord('chatMessages', { ...values, role: 'user', fileId, timestamp: toInstant(Date.now()) }, { id }),
    );
  });

/** Gives a conversation a name. @throws InvalidRecord, StorageFailure */
export const nameChatSession = (sessionId: string, name: string): Promise<StoredChatMessage> =>
  addChatMessage({ sessionId, role: 'title', content: name.trim() });

/** Result of deleting a conversation (spec section 8). */
export interface SessionDeletion {
  readonly success: boolean;
  readonly deletedCount: number;
  readonly failedCount: number;
}

const nextBatch = (sessionId: string, skip: number): Promise<StoredChatMessage[]> =>
  withStore(async (store) => {
    const messages = await store.collection('chatMessages');
    const rows = await messages
      .find({ selector: { sessionId }, sort: [{ recordedDesc: 'asc' }], skip, limit: BATCH })
      .exec();
    return rows.map((row) => row.toJSON() as unknown as StoredChatMessage);
  });

async function deleteMessage({ id, fileId }: StoredChatMessage): Promise<void> {
  await deleteRecord('chatMessages', id);
  await discardRecordFile('chatMessages', { id, fileId });
}

/** Deletes a conversation, 100 messages at a time. A message that cannot be deleted does not stop the deletion of the others. */
export async function deleteChatSession(sessionId: string): Promise<SessionDeletion> {
  let deletedCount = 0;
  let failedCount = 0;
  for (;;) {
    // Failed messages stay at the start of the list, so skip them.
    const messages = await nextBatch(sessionId, failedCount);
    if (messages.length === 0) return { success: failedCount === 0, deletedCount, failedCount };
    for (const message of messages)
      await deleteMessage(message).then(
        () => (deletedCount += 1),
        () => (failedCount += 1),
      );
  }
}
