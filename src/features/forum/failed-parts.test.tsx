// @vitest-environment page
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { en } from '@/i18n/messages/en.ts';
import { readLog } from '@/log/log.ts';
import { useSession } from '@/sync/session/session.ts';
import ForumPage from './forum-page.tsx';
import TopicPage from './topic-page.tsx';

vi.mock('@/sync/api/community/watch-forum.ts', () => ({ watchForum: () => () => undefined }));

const LONG_WAIT = { timeout: 8000 };
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const written = { $createdAt: '2026-11-21T09:00:00.000+00:00', $permissions: [], userId: 'pen', userName: 'Anonymous' };
const lists: Record<string, object[]> = {
  forum_topics: [{ ...written, $id: 't', title: 'Swollen feet', content: 'Since when?', replyCount: 1, voteScore: 3 }],
  forum_posts: [{ ...written, $id: 'r', topicId: 't', content: 'In the evening', voteScore: 1 }],
  votes: [{ $id: 'v', userId: 'amina', targetId: 't', targetType: 'topic', voteType: 'up' }],
  forum_authors: [{ $id: 'a', userId: 'amina', topicId: 't', penId: 'pen' }],
};
const broken = { code: 500, type: 'general_unknown', message: 'broken' };
/** How a list of the server fails, by its collection. */
let faults: Record<string, typeof broken>;

let store: Store;
beforeEach(async () => {
  localStorage.clear();
  faults = {};
  vi.stubGlobal('fetch', async (address: unknown) => {
    const url = decodeURIComponent(String(address));
    const collection = /collections\/(\w+)\/documents/.exec(url)?.[1];
    if (!collection)
      return json(url.includes('/account') ? { $id: 'amina' } : broken, url.includes('/account') ? 200 : 500);
    const fault = faults[collection];
    if (fault) return json(fault, fault.code);
    return json({ total: lists[collection]?.length ?? 0, documents: lists[collection] ?? [] });
  });
  useSession.setState({
    user: { id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] },
    isAuthenticated: true,
  });
  store = await openStore('amina');
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await store.close();
});

const show = (path: string) =>
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[path]}>{path === '/forum' ? <ForumPage /> : <TopicPage />}</MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  );
const logged = () => readLog().map(({ event, part, code }) => `${event} ${part} ${code}`);
const said = (id: keyof typeof en) => screen.findByText((text) => text.includes(en[id]), {}, LONG_WAIT);

describe('a forum whose list of own votes is broken', () => {
  it('shows the topics with no vote, says so, logs it, and reads the votes on the next try', async () => {
    faults = { votes: broken };
    show('/forum');
    expect(await screen.findByText('Swollen feet', {}, LONG_WAIT)).toBeTruthy();
    expect(await said('forum.part.votes')).toBeTruthy();
    expect(logged()).toContain('list-failed votes 500');
    faults = {};
    for (const button of screen.getAllByRole('button', { name: en['failure.again'] })) fireEvent.click(button);
    await waitFor(
      () => expect(screen.queryByText((text) => text.includes(en['forum.part.votes']))).toBeNull(),
      LONG_WAIT,
    );
  });

  it('shows the topic and its replies, and the arrows show no vote', async () => {
    faults = { votes: broken };
    show('/forum/t');
    expect(await screen.findByText('In the evening', {}, LONG_WAIT)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Swollen feet' })).toBeTruthy();
    expect(await said('forum.part.votes')).toBeTruthy();
    expect(screen.getAllByRole('button', { pressed: false }).length).toBeGreaterThan(0);
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  });
});

it('broken pseudonyms leave the topics on the page and say that hers look like those of others', async () => {
  faults = { forum_authors: broken };
  show('/forum');
  expect(await screen.findByText('Swollen feet', {}, LONG_WAIT)).toBeTruthy();
  expect(await said('forum.part.pseudonyms')).toBeTruthy();
});

it('broken replies leave the topic on the page and are not called none', async () => {
  faults = { forum_posts: broken };
  show('/forum/t');
  expect(await screen.findByRole('heading', { name: 'Swollen feet' }, LONG_WAIT)).toBeTruthy();
  expect(await said('forum.part.replies')).toBeTruthy();
  expect(screen.queryByText(en['forum.replies.empty'])).toBeNull();
  expect(logged()).toContain('list-failed posts 500');
});

it('a missing index of the topics is said and logged as such', async () => {
  faults = {
    forum_topics: { code: 400, type: 'general_query_invalid', message: 'Searching requires a fulltext index' },
  };
  show('/forum');
  expect(await said('forum.noIndex')).toBeTruthy();
  expect(logged()).toContain('index-topics topics 400');
});

it('a broken list of hidden texts says so, and the topics are shown', async () => {
  show('/forum');
  expect(await screen.findByText('Swollen feet', {}, LONG_WAIT)).toBeTruthy();
  expect(await said('forum.part.hidden')).toBeTruthy();
});
