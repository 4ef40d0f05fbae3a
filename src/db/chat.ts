import type { RxDocument } from 'rxdb';
import { toInstant } from '@/model/instant.ts';
import type { ChatMessage } from '@/model/chat-message.ts';
import { SCANNED_MESSAGES, toSessions, type ChatSession } from '@/model/chat-session.ts';
import { appendRecord, deleteRecord } from './append-record.ts';
import { readable } from './edited-records.ts';
import { inStore } from './in-store.ts';
import { liveQuery, type LiveQuery } from './live-query.ts';
import type { LocalRow } from './local-row.ts';
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

/** Gives a conversation a name. @throws InvalidRecord, StorageFailure */
export const nameChatSession = (sessionId: string, name: string): Promise<KeptMessage> =>
  addChatMessage({ sessionId, role: 'title', content: name.trim() });

/** How the deletion of a conversation went (spec section 8). */
export interface SessionDeletion {
  readonly success: boolean;
  readonly deletedCount: number;
  readonly failedCount: number;
}

const nextBatch = (sessionId: string, skip: number): Promise<string[]> =>
  inStore(async (store) => {
    const messages = await store.collection('chatMessages');
    const rows = await messages
      .find({ selector: { sessionId }, sort: [{ recordedDesc: 'asc' }], skip, limit: BATCH })
      .exec();
    return rows.map((row) => row.primary);
  });

/** Deletes a conversation, 100 messages at a time; one that cannot be deleted holds up none of the others. */
export async function deleteChatSession(sessionId: string): Promise<SessionDeletion> {
  let deletedCount = 0;
  let failedCount = 0;
  for (;;) {
    // What failed stays in the list, before what was not tried.
    const ids = await nextBatch(sessionId, failedCount);
    if (ids.length === 0) return { success: failedCount === 0, deletedCount, failedCount };
    for (const id of ids)
      await deleteRecord('chatMessages', id).then(
        () => (deletedCount += 1),
        () => (failedCount += 1),
      );
  }
}
