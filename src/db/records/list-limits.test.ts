import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveQuery } from '@/db/queries/live-query.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { recordedDescOf } from '@/db/writes/recorded-desc.ts';
import { liveBookmarks } from './bookmarks.ts';
import { deleteChatSession, liveChatMessages, liveChatSessions } from './chat.ts';
import { deleteConversation } from './doctor-messages.ts';
import { liveDocuments } from './documents.ts';

let store: Store;
let number = 0;
beforeEach(async () => {
  store = await openStore(`amina-${number++}`);
});
afterEach(() => store.close());

const first = <T>(query: LiveQuery<T>) =>
  new Promise<T>((resolve, reject) => {
    const stop = query.subscribe((value) => (resolve(value), queueMicrotask(() => stop())), reject);
  });
const at = (nth: number) => new Date(Date.parse('2026-11-21T08:00:00Z') + nth * 1000).toISOString();

/** Inserts `count` rows that the server has, the last one the newest. */
async function insert(
  collection: 'documents' | 'chatMessages' | 'bookmarks' | 'doctorMessages',
  count: number,
  rowOf: (nth: number) => object,
): Promise<void> {
  const rows = Array.from({ length: count }, (_, nth) => {
    const times = { timestamp: at(nth), createdAt: at(nth), bookmarkedAt: at(nth) };
    const recordedDesc = recordedDescOf(collection, times);
    return {
      id: `row-${nth}`,
      userId: store.userId,
      serverUpdatedAt: at(nth),
      createdAt: at(nth),
      recordedDesc,
      ...rowOf(nth),
    };
  });
  await (await store.collection(collection)).bulkInsert(rows as never);
}
const chatMessage = (nth: number, sessionId = 's') => ({
  role: 'user',
  content: `message ${nth}`,
  timestamp: at(nth),
  sessionId,
});

it('the newest 100 medical documents are listed, the newest first', async () => {
  await insert('documents', 101, (nth) => ({
    fileId: `f-${nth}`,
    fileName: `${nth}.pdf`,
    documentType: 'application/pdf',
  }));
  const names = (await first(liveDocuments())).map(({ fileName }) => fileName);
  expect(names).toHaveLength(100);
  expect([names.at(0), names.at(-1)]).toEqual(['100.pdf', '1.pdf']);
});

it('the newest 500 messages of a chat are its history, the oldest of them first', async () => {
  await insert('chatMessages', 501, (nth) => chatMessage(nth));
  const contents = (await first(liveChatMessages('s'))).map(({ content }) => content);
  expect(contents).toHaveLength(500);
  expect([contents.at(0), contents.at(-1)]).toEqual(['message 1', 'message 500']);
});

it('the list of chats is made from the latest 200 messages', async () => {
  await insert('chatMessages', 201, (nth) =>
    chatMessage(nth, nth === 0 ? 'behind 200 newer messages' : `s-${nth % 2}`),
  );
  const sessions = (await first(liveChatSessions())).map(({ sessionId }) => sessionId);
  expect(sessions.toSorted()).toEqual(['s-0', 's-1']);
});

it('a chat is deleted 100 messages at a time', async () => {
  await insert('chatMessages', 230, (nth) => chatMessage(nth));
  const messages = await store.collection('chatMessages');
  const found = vi.spyOn(messages, 'find');
  expect(await deleteChatSession('s')).toEqual({ success: true, deletedCount: 230, failedCount: 0 });
  const batches = await Promise.all(
    found.mock.results.map(async ({ value }) => (value as { mangoQuery: { limit: number } }).mangoQuery.limit),
  );
  expect(batches).toEqual([100, 100, 100, 100]);
});

it('the newest 100 product bookmarks are listed, the newest first', async () => {
  await insert('bookmarks', 101, (nth) => ({
    kind: 'product',
    productId: `p-${nth}`,
    productName: `Product ${nth}`,
    description: 'x',
    bookmarkedAt: at(nth),
  }));
  const names = (await first(liveBookmarks('product'))).map(({ productName }) => productName);
  expect(names).toHaveLength(100);
  expect([names.at(0), names.at(-1)]).toEqual(['Product 100', 'Product 1']);
});

it('one deletion of a conversation takes at most 1000 messages', async () => {
  const parties = { userId: store.userId, doctorId: 'dr-ada' };
  await insert('doctorMessages', 1003, (nth) => ({
    ...parties,
    sessionId: 's',
    senderId: store.userId,
    role: 'patient',
    content: `message ${nth}`,
    timestamp: at(nth),
    isRead: false,
  }));
  expect(await deleteConversation(parties)).toBe(1000);
  expect(await deleteConversation(parties)).toBe(3);
});
