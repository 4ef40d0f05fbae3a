import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serverOnlyRecords } from './server-only-records.ts';

interface Row {
  readonly id: string;
  readonly userId: string;
  readonly penId?: string;
}
const held = vi.hoisted(() => ({
  rows: {} as Record<string, Row[]>,
  hidden: {} as Record<string, object[]>,
  longest: 0,
}));
vi.mock('@/sync/account/account.ts', () => ({
  connectAccount: () => undefined,
  currentUser: () => Promise.resolve({ id: 'amina' }),
}));
vi.mock('@/sync/outbox/send-forum.ts', () => ({
  callForum: (userId: string, path: string) => Promise.resolve(path === '/own-hidden' ? held.hidden : { userId }),
}));
vi.mock('@/sync/api/documents/list-online.ts', () => ({
  listOnline: (collection: string, [asked = '']: string[]) => {
    const { values } = JSON.parse(asked) as { values: string[] };
    held.longest = Math.max(held.longest, asked.length);
    return Promise.resolve((held.rows[collection] ?? []).filter(({ userId }) => values.includes(userId)));
  },
}));

const idsIn = async (name: string) =>
  (await serverOnlyRecords('amina')).find((kind) => kind.name === name)?.records.map(({ id }) => id);

describe('the user’s records that only the server stores', () => {
  beforeEach(() => {
    held.longest = 0;
    held.hidden = { forum_topics: [], forum_posts: [{ $id: 'hidden', userId: 'pen-3', isHidden: true }] };
    const authors = Array.from({ length: 250 }, (_, nth) => ({
      id: `a${nth}`,
      userId: 'amina',
      topicId: `t${nth}`,
      penId: `pen-${nth}`,
    }));
    held.rows = {
      forum_authors: authors,
      forum_topics: [
        { id: 'named', userId: 'amina' },
        { id: 'unnamed', userId: 'pen-249' },
        { id: 'not hers', userId: 'pen-of-another' },
      ],
      forum_posts: [{ id: 'reply', userId: 'pen-0' }],
      votes: [
        { id: 'vote', userId: 'amina' },
        { id: 'of an account with a pen for its id', userId: 'pen-0' },
      ],
    };
  });

  it('include what the user wrote anonymously', async () => {
    expect(await idsIn('forum_topics')).toEqual(['named', 'unnamed']);
    expect(await idsIn('forum_posts')).toEqual(['reply', 'hidden']);
    expect(await idsIn('votes')).toEqual(['vote']);
    expect(await idsIn('forum_authors')).toHaveLength(250);
  });

  it('are requested in queries far below the 4096 characters that Appwrite accepts', async () => {
    held.rows['forum_authors']?.forEach((row, nth) => {
      held.rows['forum_authors']![nth] = { ...row, penId: crypto.randomUUID() };
    });
    await serverOnlyRecords('amina');
    expect(held.longest).toBeGreaterThan(1000);
    expect(held.longest).toBeLessThan(2500);
  });

  it('are not returned to another user', async () => {
    await expect(serverOnlyRecords('bella')).rejects.toThrow('sign in as this user first');
  });
});
