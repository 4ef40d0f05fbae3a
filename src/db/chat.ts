import type { RxDocument } from 'rxdb';
import { toInstant } from '@/model/instant.ts';
import type { ChatMessage } from '@/model/chat-message.ts';
import { SCANNED_MESSAGES, toSessions, type ChatSession } from '@/model/chat-session.ts';
import { appendRecord, deleteRecord } from './append-record.ts';
import { discardFileOf } from './discard-file-of.ts';
import { readable } from './edited-records.ts';
import { enqueueFile } from './enqueue-file.ts';
import { inStore } from './in-store.ts';
import { liveQuery, type LiveQuery } from './live-query.ts';
import type { LocalRow } from './local-row.ts';
import { newId } from './new-id.ts';
import { currentStore } from './open-store.ts';

export type KeptMessage = ChatMessage & { readonly id: string; readonly serverUpdatedAt?: string };

/** Spec section 9. */
const HISTORY = 500;
const BATCH = 100;
/** The names of sessions lie between the messages that are scanned. */
const NAMES = 100;

const newestMessages = <T>(selector: object, limit: number, view: (newestFirst: KeptMessage[]) => T): LiveQuery<T> =>
  liveQuery(
    async () => {
      const messages = await (await currentStore()).collection('chatMessages');
      return messages.find({ selector, sort: [{ recordedDesc: 'asc' }], limit }).$;
    },
    (rows: RxDocument<LocalRow>[]) => view(readable<KeptMessage>(rows)),
  );

/** The conversations with the assistant, the newest first. */
export const liveChatSessions = (): LiveQuery<ChatSession[]> =>
  newestMessages({}, SCANNED_MESSAGES + NAMES, toSessions);

/** The last 500 messages of one conversation, the oldest first; its names are among them. */
export const liveChatMessages = (sessionId: string): LiveQuery<KeptMessage[]> =>
  newestMessages({ sessionId }, HISTORY, (messages) => messages.toReversed());

/** Keeps one message on the phone. @throws InvalidRecord, StorageFailure */
export const addChatMessage = (values: Pick<ChatMessage, 'role' | 'content' | 'sessionId'>): Promise<KeptMessage> =>
  appendRecord('chatMessages', { ...values, timestamp: toInstant(Date.now()) });

/** Whether a message stands: not one that was deleted, here, in another tab or on another device. */
export const isMessageHere = (id: string): Promise<boolean> =>
  inStore(async (store) => (await (await store.collection('chatMessages')).findOne(id).exec()) !== null);

/** Everything that was said to the assistant and by it, and all names, the newest first. */
export const everyChatMessage = (): Promise<KeptMessage[]> =>
  inStore(async (store) => {
    const messages = await store.collection('chatMessages');
    return readable<KeptMessage>(await messages.find({ sort: [{ recordedDesc: 'asc' }] }).exec());
  });

/** A picture as it is asked about: JPEG, and a small one of it. */
export interface ChatPicture {
  readonly blob: Blob;
  readonly thumbnail: Blob | null;
}

/** Keeps a question about a picture, and the picture, on the phone. @throws FileRefused, InvalidRecord, StorageFailure */
export const addPictureMessage = (
  values: Pick<ChatMessage, 'content' | 'sessionId'>,
  { blob, thumbnail }: ChatPicture,
): Promise<KeptMessage> =>
  inStore(() => {
    const id = newId();
    const owner = { collection: 'chatMessages', id } as const;
    return enqueueFile({ bucket: 'chat-images', blob, name: 'picture.jpg', thumbnail, owner }, ({ fileId }) =>
      appendRecord('chatMessages', { ...values, role: 'user', fileId, timestamp: toInstant(Date.now()) }, { id }),
    );
  });

/** Gives a conversation a name. @throws InvalidRecord, StorageFailure */
export const nameChatSession = (sessionId: string, name: string): Promise<KeptMessage> =>
  addChatMessage({ sessionId, role: 'title', content: name.trim() });

/** How the deletion of a conversation went (spec section 8). */
export interface SessionDeletion {
  readonly success: boolean;
  readonly deletedCount: number;
  readonly failedCount: number;
}

const nextBatch = (sessionId: string, skip: number): Promise<KeptMessage[]> =>
  inStore(async (store) => {
    const messages = await store.collection('chatMessages');
    const rows = await messages
      .find({ selector: { sessionId }, sort: [{ recordedDesc: 'asc' }], skip, limit: BATCH })
      .exec();
    return rows.map((row) => row.toJSON() as unknown as KeptMessage);
  });

async function deleteMessage({ id, fileId }: KeptMessage): Promise<void> {
  await deleteRecord('chatMessages', id);
  await discardFileOf('chatMessages', { id, fileId });
}

/** Deletes a conversation, 100 messages at a time; one that cannot be deleted holds up none of the others. */
export async function deleteChatSession(sessionId: string): Promise<SessionDeletion> {
  let deletedCount = 0;
  let failedCount = 0;
  for (;;) {
    // What failed stays in the list, before what was not tried.
    const messages = await nextBatch(sessionId, failedCount);
    if (messages.length === 0) return { success: failedCount === 0, deletedCount, failedCount };
    for (const message of messages)
      await deleteMessage(message).then(
        () => (deletedCount += 1),
        () => (failedCount += 1),
      );
  }
}
