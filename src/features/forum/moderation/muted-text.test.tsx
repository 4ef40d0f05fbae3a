// @vitest-environment page
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '@/db/store/open-store.ts';
import { en } from '@/i18n/messages/en.ts';
import type { ListedReply } from '@/sync/api/community/forum.ts';
import { useSession, type SessionUser } from '@/sync/session/session.ts';
import { ReplyItem } from '@/features/forum/topic/reply-item.tsx';
import { useMuted } from '@/features/forum/queries/use-muted.ts';

const LONG_WAIT = { timeout: 5000 };
const MUTED = 'You hid who wrote this, on this phone.';
let person = 0;

beforeEach(async () => {
  person += 1;
  const user: SessionUser = { id: `reader${person}`, name: 'Amina', email: 'amina@example.org', labels: [] };
  useSession.setState({ user, isAuthenticated: true });
  await openStore(user.id);
});
afterEach(cleanup);

const reply = (id: string, userId: string, userName: string, topicId = 'feet') =>
  ({ id, userId, userName, topicId, content: `written as ${id}`, createdAt: '2026-11-21T09:00:00Z' }) as ListedReply;
const texts = [
  reply('one', 'beth', 'Beth'),
  reply('two', 'beth', 'Beth', 'sleep'),
  reply('three', 'carol', 'Anonymous'),
];
const hers = [reply('four', 'carol', 'Anonymous', 'sleep'), reply('five', 'carol', 'Carol')];

function Texts({ user }: { user: SessionUser }) {
  const isMuted = useMuted(user);
  return [...texts, ...hers].map((each) => (
    <ReplyItem
      key={each.id}
      reply={each}
      topicTitle="Swollen feet"
      user={user}
      votes={{}}
      writes={[]}
      isOwn={false}
      isMuted={isMuted(each)}
      now={0}
    />
  ));
}
function show(labels: string[] = []) {
  const user = { ...(useSession.getState().user as SessionUser), labels };
  return render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient()}>
        <ul>
          <Texts user={user} />
        </ul>
      </QueryClientProvider>
    </IntlProvider>,
  );
}
const shown = () => [...texts, ...hers].filter(({ content }) => screen.queryByText(content)).map(({ id }) => id);
const hide = (at: number) =>
  fireEvent.click(screen.getAllByRole('button', { name: 'Hide this person' })[at] as Element);

describe('muting an author', () => {
  it('hides her texts in every topic, keeps the focus in place, and can be undone', async () => {
    show();
    hide(0);
    await waitFor(() => expect(shown()).toEqual(['three', 'four', 'five']), LONG_WAIT);
    expect(screen.getAllByText(MUTED)).toHaveLength(2);
    expect(document.activeElement?.contains(screen.getAllByText(MUTED)[0] as Element)).toBe(true);
    fireEvent.click(screen.getAllByRole('button', { name: 'Show again' })[1] as Element);
    await waitFor(() => expect(shown()).toHaveLength(5), LONG_WAIT);
  });

  it('of an anonymous text hides only the texts of that topic, so that her other texts stay unlinked', async () => {
    show();
    hide(2);
    await waitFor(() => expect(shown()).toEqual(['one', 'two', 'four', 'five']), LONG_WAIT);
  });

  it('is remembered at the next visit, and does not apply to moderators', async () => {
    show();
    hide(0);
    await waitFor(() => expect(shown()).toHaveLength(3), LONG_WAIT);
    cleanup();
    show();
    await waitFor(() => expect(shown()).toHaveLength(3), LONG_WAIT);
    cleanup();
    show(['moderator']);
    await screen.findByText('written as one');
    expect(screen.queryByRole('button', { name: 'Hide this person' })).toBeNull();
  });
});
