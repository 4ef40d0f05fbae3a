// @vitest-environment page
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { muteAuthor } from '@/db/forum/forum-writes.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { en } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';
import ForumPage from './forum-page.tsx';
import TopicPage from './topic-page.tsx';

/** `edited`: the changes that the author has made to her reply. */
const server = vi.hoisted(() => ({ isReached: true, edited: {} as { content?: string; editedAt?: string } }));
const read = vi.hoisted(() => new Set<string>());
vi.mock('@/app/danger/recognise-danger.ts', () => ({
  recogniseDanger: (words: string) => Promise.resolve((read.add(words), null)),
}));
vi.mock('@/sync/api/community/watch-forum.ts', () => ({ watchForum: () => () => undefined }));
const hidden = vi.hoisted(() => ({ texts: [] as { id: string; type: string; topicId: string; content: string }[] }));
vi.mock('@/sync/api/community/hidden-texts.ts', () => ({ listHiddenTexts: () => Promise.resolve([...hidden.texts]) }));
const notices = vi.hoisted(() => ({ rows: [] as Record<string, string>[] }));
vi.mock('@/sync/api/community/moderation.ts', () => ({ listOwnNotices: () => Promise.resolve([...notices.rows]) }));
vi.mock('@/sync/api/community/forum.ts', () => {
  const createdAt = new Date().toISOString().replace('Z', '+00:00');
  const at = { createdAt, userName: 'Anonymous', voteScore: 0, isHidden: false };
  const topic = { ...at, id: 't', userId: 'her-pen', title: 'Swollen feet', content: 'Since when?', isLocked: false };
  const hers = { ...at, id: 'r1', topicId: 't', userId: 'her-pen', content: 'In the evening' };
  const others = { ...at, id: 'r2', topicId: 't', userId: 'pen-of-another', content: 'Mine too' };
  const impostor = { ...at, id: 'r3', topicId: 't', userId: 'amina', content: 'Under her id, without a name' };
  const pseudonyms = { t: 'her-pen' };
  const answer = <T,>(value: T) =>
    server.isReached ? Promise.resolve(value) : Promise.reject(new Error('no network'));
  return {
    listTopics: () => answer({ topics: [{ ...topic, replyCount: 3 }], total: 1, votes: {}, pseudonyms }),
    readTopicPage: () =>
      answer({
        topic,
        replies: [{ ...hers, ...server.edited }, others, impostor],
        total: 3,
        votes: {},
        pseudonyms,
      }),
    changeReply: (_user: string, id: string, { content }: { content: string }) => {
      if (!server.isReached) return Promise.reject(new Error('no network'));
      if (id === hers.id) server.edited = { content, editedAt: createdAt };
      return Promise.resolve({ id });
    },
    removeReply: (_user: string, _topic: string, id: string) => {
      hidden.texts = hidden.texts.filter((text) => text.id !== id);
      return Promise.resolve({ id });
    },
    removeTopic: (_user: string, id: string) => {
      hidden.texts = hidden.texts.filter((text) => text.id !== id);
      return Promise.resolve({ postsDeleted: 0, postsFailed: 0, topicDeleted: true });
    },
  };
});

const LONG_WAIT = { timeout: 5000 };
let store: Store;
beforeEach(async () => {
  const user = { id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] };
  useSession.setState({ user, isAuthenticated: true });
  store = await openStore(user.id);
});
afterEach(async () => {
  cleanup();
  server.isReached = true;
  server.edited = {};
  hidden.texts = [];
  notices.rows = [];
  read.clear();
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
const item = async (words: string) => (await screen.findByText(words, { selector: 'li *' }, LONG_WAIT)).closest('li')!;
const buttons = (place: HTMLElement) =>
  within(place)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((words) => [en['forum.mute'], en['forum.edit'], en['forum.delete']].some((each) => each === words));

it.each(['just loaded', 'cached and shown without a network'])(
  "the user's anonymous texts are marked as her own, %s",
  async (how) => {
    show('/forum/t');
    await item('Mine too');
    if (how !== 'just loaded') {
      cleanup();
      server.isReached = false;
      show('/forum/t');
    }
    const hers = await item('In the evening');
    expect(hers.textContent).toContain(en['forum.you']);
    expect(buttons(hers)).toEqual([en['forum.edit'], en['forum.delete']]);
    expect(buttons(screen.getByRole('article'))).toEqual([en['forum.edit'], en['forum.delete']]);
    for (const words of ['Mine too', 'Under her id, without a name']) {
      const other = await item(words);
      expect(other.textContent).not.toContain(en['forum.you']);
      expect(buttons(other)).toEqual([en['forum.mute']]);
    }
    // Only the user's own texts are checked for danger signs.
    await waitFor(
      () => expect([...read].toSorted()).toEqual(['\nIn the evening', 'Swollen feet\nSince when?']),
      LONG_WAIT,
    );
  },
);

it('the author edits her reply: the text stays typed while the server is away, then it is shown with the mark “edited”', async () => {
  show('/forum/t');
  const hers = await item('In the evening');
  fireEvent.click(within(hers).getByRole('button', { name: en['forum.edit'] }));
  const sheet = within(screen.getByRole('dialog'));
  const field = sheet.getByLabelText<HTMLTextAreaElement>(en['forum.edit.replyText']);
  fireEvent.change(field, { target: { value: 'Only after standing' } });
  server.isReached = false;
  fireEvent.click(sheet.getByRole('button', { name: en['forum.edit.save'] }));
  expect((await sheet.findByRole('alert', {}, LONG_WAIT)).textContent).toContain(en['forum.failed']);
  expect(field.value).toBe('Only after standing');
  server.isReached = true;
  fireEvent.click(sheet.getByRole('button', { name: en['forum.edit.save'] }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG_WAIT);
  const edited = await item('Only after standing');
  expect(edited.textContent).toMatch(/· edited now/);
  expect((await item('Mine too')).textContent).not.toContain('edited');
});

it('an anonymous topic of the user is marked “You” in the list of topics', async () => {
  show('/forum');
  const row = await item('Swollen feet');
  await waitFor(() => expect(row.textContent).toContain(en['forum.you']), LONG_WAIT);
});

it("the user's own texts stay visible even if her pseudonym was muted", async () => {
  for (const userId of ['her-pen', 'pen-of-another'])
    await muteAuthor({ userId, userName: 'Anonymous', topicId: 't', topicTitle: 'Swollen feet' });
  show('/forum/t');
  await item('In the evening');
  await waitFor(() => expect(screen.queryByText('Mine too')).toBeNull(), LONG_WAIT);
  expect(screen.getAllByText(en['forum.muted'])).toHaveLength(1);
});

it('own texts hidden by a moderator are listed above the topics with an explanation, and can be deleted', async () => {
  const reply = { id: 'h1', type: 'post', topicId: 't', content: 'Call me: 0700 123 456' };
  hidden.texts = [reply, { ...reply, id: 'h2', type: 'topic', topicId: 'h2', content: 'I live at the mill' }];
  show('/forum');
  for (const words of ['Call me: 0700 123 456', 'I live at the mill']) {
    const place = await item(words);
    expect(place.textContent).toContain(en['forum.hidden.own']);
    fireEvent.click(within(place).getByRole('button', { name: en['forum.delete'] }));
    const sheet = within(screen.getByRole('dialog'));
    fireEvent.click(sheet.getByRole('button', { name: en['forum.delete'] }));
    if (words.startsWith('I')) {
      await sheet.findByRole('status', {}, LONG_WAIT);
      expect(sheet.queryByRole('link')).toBeNull();
      fireEvent.click(sheet.getByRole('button', { name: en['ui.close'] }));
    }
    await waitFor(() => expect(screen.queryByText(words)).toBeNull(), LONG_WAIT);
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  expect(screen.queryByText(en['forum.notices'])).toBeNull();
});

it('without hidden texts there is no section above the topics', async () => {
  show('/forum');
  await item('Swollen feet');
  expect(screen.queryByText(en['forum.notices'])).toBeNull();
});

it('the author reads why a moderator hid her text, and a warning leads to the text it is about', async () => {
  hidden.texts = [{ id: 'h1', type: 'post', topicId: 't', content: 'Call me: 0700 123 456' }];
  const about = { topicId: 't', targetType: 'post' };
  notices.rows = [
    { ...about, id: 'n1', targetId: 'h1', action: 'hide', reason: 'private' },
    { ...about, id: 'n2', targetId: 'r1', action: 'warn', reason: 'unkind' },
  ];
  show('/forum');
  expect((await item('Call me: 0700 123 456')).textContent).toContain(`Reason: ${en['forum.report.private']}`);
  const warning = await screen.findByRole('link', { name: /A moderator warns you about your reply/ }, LONG_WAIT);
  expect(warning.textContent).toContain(`Reason: ${en['forum.report.unkind']}`);
  expect(warning.getAttribute('href')).toBe('/forum/t');
  expect(screen.queryByText(en['forum.notice.hide.post'])).toBeNull();
});
