import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { currentForumStore, type ForumStore } from '@/db/forum/forum-store.ts';
import { setVote, writeReply, writeTopic } from '@/db/forum/forum-writes.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { unsentByCollection } from '@/db/outbox/unsent-count.ts';
import type { ForumWrite } from '@/model/forum/forum-write.ts';
import { BackendRefusal } from '@/sync/transport/backend-call.ts';
import { sendUnsentWrites } from './send-forum.ts';

let store: Store;
let box: ForumStore;
beforeAll(async () => {
  store = await openStore('amina');
  box = await currentForumStore();
});
beforeEach(async () => {
  for (const { id } of await box.writes()) await box.drop(id);
});
afterAll(() => store.close());

const text = { title: 'Swollen feet', content: 'Anybody else?', category: null, isNamed: false };
const states = async () => (await box.writes()).map(({ state }) => state);

describe('a forum text written without a network', () => {
  it('is sent in order and once, and is marked as sent until a list shows it', async () => {
    const topicId = await writeTopic(text);
    await writeReply(topicId, { content: 'Me too', isNamed: false });
    await setVote('topic', topicId, 'up');
    expect(await unsentByCollection()).toEqual([['forum', 3]]);
    const sent: ForumWrite[] = [];
    await sendUnsentWrites(box, async (write) => sent.push(write));
    expect(sent.map(({ kind }) => kind)).toEqual(['topic', 'reply', 'vote']);
    expect(sent[1]).toMatchObject({ topicId });
    expect(await states()).toEqual(['sent', 'sent', 'sent']);
    expect(await unsentByCollection()).toEqual([]);
    await box.dropSent(({ kind }) => kind !== 'reply');
    expect((await box.writes()).map(({ write }) => write.kind)).toEqual(['reply']);
  });

  it.each([500, 401, 429, 503])('stays unsent after a %i, and no later text overtakes it', async (status) => {
    await writeTopic(text);
    await writeTopic({ ...text, title: 'Second' });
    const refuse = () => Promise.reject(new BackendRefusal(status));
    await expect(sendUnsentWrites(box, refuse)).rejects.toThrow();
    expect(await states()).toEqual(['waiting', 'waiting']);
  });

  it('stores why it is unsent: rate limit, server error, or no network', async () => {
    const held = async () => (await box.writes()).map((each) => each.held ?? 'no network');
    await writeTopic(text);
    await writeTopic({ ...text, title: 'Second' });
    expect(await held()).toEqual(['no network', 'no network']);
    const fail = (error: Error) => expect(sendUnsentWrites(box, () => Promise.reject(error))).rejects.toThrow();
    await fail(new BackendRefusal(429));
    expect(await held()).toEqual(['often', 'often']);
    await fail(new BackendRefusal(500));
    expect(await held()).toEqual(['server', 'server']);
    await fail(new TypeError('no network'));
    expect(await held()).toEqual(['no network', 'no network']);
  });

  it('stores until when, if the server says so', async () => {
    await writeTopic(text);
    const fail = (error: Error) => expect(sendUnsentWrites(box, () => Promise.reject(error))).rejects.toThrow();
    const until = async () => (await box.writes()).map(({ heldUntil }) => heldUntil);
    await fail(new BackendRefusal(429, 600));
    const [first = 0] = await until();
    expect(Math.abs(first - Date.now() - 600_000)).toBeLessThan(5_000);
    await fail(new BackendRefusal(429, 601));
    expect(await until()).toEqual([first]);
    await fail(new BackendRefusal(429));
    expect(await until()).toEqual([undefined]);
  });

  it('is not sent again at once after it was held back', async () => {
    await writeTopic(text);
    const counts: number[] = [];
    const following = box.unsentCount$.subscribe((count) => counts.push(count));
    const refuse = () => Promise.reject(new BackendRefusal(429));
    for (let tries = 0; tries < 3; tries += 1) await expect(sendUnsentWrites(box, refuse)).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 50));
    following.unsubscribe();
    expect(counts).toEqual([1]);
  });

  it.each([
    [400, 'invalid'],
    [410, 'gone'],
    [423, 'locked'],
  ])('is rejected permanently by a %i and blocks nothing', async (status, state) => {
    await writeReply('t', { content: 'First', isNamed: false });
    await writeReply('u', { content: 'Second', isNamed: false });
    let calls = 0;
    await sendUnsentWrites(box, async () => {
      if ((calls += 1) === 1) throw new BackendRefusal(status);
    });
    expect((await states()).toSorted()).toEqual([state, 'sent'].toSorted());
  });

  it('a vote that is changed while it is being sent is sent again with its new value', async () => {
    await setVote('topic', 't', 'up');
    const sent: string[] = [];
    await sendUnsentWrites(box, async (write) => {
      if (write.kind === 'vote') sent.push(write.voteType);
      if (sent.length === 1) await setVote('topic', 't', 'remove');
    });
    expect(sent).toEqual(['up', 'remove']);
    expect(await box.writes()).toMatchObject([{ state: 'sent', write: { voteType: 'remove' } }]);
  });
});
