import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InvalidRecord } from '@/model/schema/record.ts';
import { bookmarkMessage, bookmarkProduct, liveBookmarks, removeBookmark } from './bookmarks.ts';
import { addChatMessage, deleteChatSession, liveChatMessages, liveChatSessions, nameChatSession } from './chat.ts';
import type { LiveQuery } from '@/db/queries/live-query.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';

let store: Store;
let number = 0;
const first = <T>(query: LiveQuery<T>) =>
  new Promise<T>((resolve, reject) => {
    const stop = query.subscribe((value) => (resolve(value), queueMicrotask(() => stop())), reject);
  });
const add = (sessionId: string, content: string, role: 'user' | 'model' = 'user') =>
  addChatMessage({ sessionId, content, role });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') });
  store = await openStore(`chat-${number++}`);
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
});
const later = () => vi.setSystemTime(Date.now() + 1000);

describe('conversations with the assistant', () => {
  it('keep their messages in order, and their newest name', async () => {
    await add('s-1', 'Is cheese safe?');
    later();
    await add('s-1', 'Hard cheese is.', 'model');
    later();
    await nameChatSession('s-1', ' Cheese ');
    const messages = await first(liveChatMessages('s-1'));
    expect(messages.map(({ content }) => content)).toEqual(['Is cheese safe?', 'Hard cheese is.', 'Cheese']);
    expect(await first(liveChatSessions())).toMatchObject([
      { sessionId: 's-1', name: 'Cheese', preview: 'Is cheese safe?...' },
    ]);
  });

  it('refuse an empty message with the error text of the specification', async () => {
    await expect(add('s-1', '  ')).rejects.toThrow(InvalidRecord);
    await expect(add('s-1', '  ')).rejects.toThrow('Cannot save empty message content.');
    expect(await first(liveChatMessages('s-1'))).toEqual([]);
  });

  it('are deleted completely, in several batches, and no other conversation with them', async () => {
    for (let index = 0; index < 205; index += 1) await add('s-1', `message ${index}`);
    await add('s-2', 'stays');
    expect(await deleteChatSession('s-1')).toEqual({ success: true, deletedCount: 205, failedCount: 0 });
    expect(await first(liveChatMessages('s-1'))).toEqual([]);
    expect(await first(liveChatMessages('s-2'))).toHaveLength(1);
  });

  it('count the messages that could not be deleted, and delete the others', async () => {
    for (let index = 0; index < 3; index += 1) await add('s-1', `message ${index}`);
    const messages = await store.collection('chatMessages');
    const [refused] = await messages.find({ sort: [{ recordedDesc: 'asc' }] }).exec();
    messages.preSave((_, row) => {
      if (row.id === refused?.primary) throw new Error('planted');
    }, false);
    expect(await deleteChatSession('s-1')).toEqual({ success: false, deletedCount: 2, failedCount: 1 });
    expect(await first(liveChatMessages('s-1'))).toHaveLength(1);
  });
});

describe('bookmarks', () => {
  it('save the same answer and the same product only once', async () => {
    const product = { productId: 'p-1', productName: 'Car seat', description: 'Rear facing' };
    const [one, two] = [await bookmarkProduct(product), await bookmarkProduct({ ...product, description: 'Other' })];
    expect(two).toEqual(one);
    await Promise.all([bookmarkMessage('Drink water.'), bookmarkMessage(' Drink water. ')]);
    expect(await first(liveBookmarks('message'))).toHaveLength(1);
    expect(await first(liveBookmarks('product'))).toHaveLength(1);
  });

  it('can be saved again after removal', async () => {
    const { id } = await bookmarkMessage('Drink water.');
    await removeBookmark(id);
    expect(await first(liveBookmarks('message'))).toEqual([]);
    await bookmarkMessage('Drink water.');
    expect(await first(liveBookmarks('message'))).toMatchObject([{ messageContent: 'Drink water.' }]);
  });
});
