// @vitest-environment page
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { en } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';
import { clearDrafts } from '@/ui/controls/use-draft.ts';
import ForumPage from './forum-page.tsx';
import TopicPage from './topic-page.tsx';

vi.mock('@/sync/api/community/hidden-texts.ts', () => ({ listHiddenTexts: () => Promise.resolve([]) }));
vi.mock('@/sync/api/community/watch-forum.ts', () => ({ watchForum: () => () => undefined }));
vi.mock('@/sync/api/community/forum.ts', () => {
  const written = { title: 'Swollen feet', content: 'Since when?', createdAt: '2026-11-21T09:00:00.000+00:00' };
  const topic = { ...written, id: 't', userId: 'beth', userName: 'Beth', voteScore: 0, replyCount: 0, isLocked: false };
  return {
    listTopics: () => Promise.resolve({ topics: [], total: 0, votes: {} }),
    readTopicPage: () => Promise.resolve({ topic, replies: [], total: 0, votes: {} }),
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
  clearDrafts();
  await store.close();
});

const show = (path: string, page: ReactNode) =>
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  );
const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

describe('text typed while the sent text is being saved', () => {
  const reply = en['forum.reply'];
  it('stays in the reply field, which is cleared otherwise', async () => {
    show('/forum/t', <TopicPage />);
    await screen.findByLabelText(reply, undefined, LONG_WAIT);
    type(reply, 'Mine too.');
    press(en['forum.reply.send']);
    await screen.findByText('Mine too.', { selector: 'li *' }, LONG_WAIT);
    await vi.waitFor(() => expect(field(reply).value).toBe(''), LONG_WAIT);
    type(reply, 'Since June.');
    press(en['forum.reply.send']);
    type(reply, 'Since June. And yours?');
    await screen.findByText('Since June.', { selector: 'li *' }, LONG_WAIT);
    await settle();
    expect(field(reply).value).toBe('Since June. And yours?');
  });

  it('is still there when the topic form opens again', async () => {
    show('/forum', <ForumPage />);
    press(en['forum.ask']);
    type(en['forum.form.title'], 'Swollen feet');
    type(en['forum.form.content'], 'Since June.');
    press(en['forum.form.post']);
    type(en['forum.form.content'], 'Since June. And yours?');
    await vi.waitFor(() => expect(screen.queryByLabelText(en['forum.form.content'])).toBeNull(), LONG_WAIT);
    press(en['forum.ask']);
    expect(field(en['forum.form.content']).value).toBe('Since June. And yours?');
  });
});
