// @vitest-environment page
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStore } from '@/db/store/open-store.ts';
import { en } from '@/i18n/messages/en.ts';
import { PostRefused } from '@/model/blog/blog-input.ts';
import type { BlogPost } from '@/model/blog/blog-post.ts';
import { toInstant } from '@/model/time/instant.ts';
import { useSession } from '@/sync/session/session.ts';
import { draftBody, draftIn, emptyDraft } from '@/model/blog/article-draft.ts';
import { OpenedDraft } from './opened-draft.tsx';

const server = vi.hoisted(() => ({
  body: '' as string | null,
  publishAt: null as string | null,
  publishFault: null as string | null,
  published: [] as BlogPost[],
  isReached: true,
}));
const held = vi.hoisted(() => (id: string) => ({
  id,
  updatedAt: '2026-11-27',
  body: server.body ?? '',
  publishAt: server.publishAt,
  publishFault: server.publishFault,
}));
vi.mock('@/sync/api/community/blog-drafts.ts', () => ({
  readDraft: (id: string) => {
    if (!server.isReached) return Promise.reject(new TypeError('no network'));
    return Promise.resolve(server.body === null ? null : held(id));
  },
  updateDraft: (id: string, changes: object) => {
    Object.assign(server, changes);
    return Promise.resolve(held(id));
  },
  scheduleDraft: (id: string, publishAt: string | null) => {
    Object.assign(server, { publishAt, publishFault: null });
    return Promise.resolve(held(id));
  },
  removeDraft: () => Promise.resolve((server.body = null)),
}));
vi.mock('@/sync/api/community/blog.ts', () => ({
  checkPost: (post: BlogPost) =>
    post.content === '' ? Promise.reject(new PostRefused('required')) : Promise.resolve(),
  createPost: (post: BlogPost) => {
    server.published.push(post);
    return Promise.resolve({ ...post, id: 'p1', createdAt: '2026-11-27T08:00:00Z' });
  },
  removePostPicture: () => Promise.resolve(),
}));

const stored = { ...emptyDraft('Grace'), title: 'Sleep', slug: 'sleep', content: 'On your side.' };
const LONG_WAIT = { timeout: 5000 };
let number = 0;
beforeEach(async () => {
  const user = { id: `draft-admin-${(number += 1)}`, name: 'Grace', email: 'g@example.org', labels: ['admin'] };
  useSession.setState({ user, isAuthenticated: true });
  await openStore(user.id);
  Object.assign(server, {
    body: draftBody(stored),
    publishAt: null,
    publishFault: null,
    published: [],
    isReached: true,
  });
});
afterEach(cleanup);

const Address = () => <p data-testid="address">{useLocation().pathname}</p>;
const open = () =>
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={['/create-blog?draft=d1']}>
          <OpenedDraft id="d1" />
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  );
const show = () => {
  open();
  return screen.findByLabelText<HTMLInputElement>(en['blog.form.title'], {}, LONG_WAIT);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const byAnother = (fields: Partial<typeof stored>) => (server.body = draftBody({ ...stored, ...fields }));

it('what another administrator has changed meanwhile is kept, also when this one publishes', async () => {
  fireEvent.change(await show(), { target: { value: 'Sleep well' } });
  byAnother({ content: 'On your left side.' });
  press(en['blog.form.publish']);
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/blog/sleep-well'), LONG_WAIT);
  expect(server.published).toMatchObject([{ title: 'Sleep well', content: 'On your left side.' }]);
  expect(server.body).toBeNull();
});

it('saving keeps what another administrator has changed, and says that it is saved', async () => {
  fireEvent.change(await show(), { target: { value: 'Sleep well' } });
  byAnother({ content: 'On your left side.' });
  press(en['blog.stored.save']);
  await screen.findByText(en['blog.stored.saved'], {}, LONG_WAIT);
  expect(draftIn(server.body ?? '')).toMatchObject({ title: 'Sleep well', content: 'On your left side.' });
});

it('where both have changed the same, nothing is sent and the text of each is offered', async () => {
  fireEvent.change(await show(), { target: { value: 'Sleep well' } });
  byAnother({ title: 'Sleep soundly' });
  press(en['blog.form.publish']);
  await screen.findByRole('group', { name: en['blog.form.title'] }, LONG_WAIT);
  expect(screen.getByRole('alert').textContent).toContain(en['blog.fault.changedElsewhere']);
  expect(server.published).toEqual([]);
});

it('without a network what was typed stays', async () => {
  const title = await show();
  fireEvent.change(title, { target: { value: 'Sleep well' } });
  server.isReached = false;
  press(en['blog.stored.save']);
  expect((await screen.findByRole('alert', {}, LONG_WAIT)).textContent).toContain(en['blog.fault.unreachable']);
  expect(title.value).toBe('Sleep well');
});

it('a draft that was published or deleted says so', async () => {
  server.body = null;
  open();
  await screen.findByText(en['blog.stored.missing'], {}, LONG_WAIT);
});

const choose = (day: string, time: string) => {
  fireEvent.change(screen.getByLabelText(en['blog.schedule.day']), { target: { value: day } });
  fireEvent.change(screen.getByLabelText(en['blog.schedule.time']), { target: { value: time } });
  press(en['blog.schedule.save']);
};

it('a day and a time are sent with what was typed, shown, and taken back', async () => {
  fireEvent.change(await show(), { target: { value: 'Sleep well' } });
  press(en['blog.schedule']);
  choose('01/01/2099', '09:00');
  await screen.findByText(/^The server publishes it on .*January 1, 2099/, {}, LONG_WAIT);
  expect(server.publishAt).toBe(toInstant(new Date('2099-01-01T09:00')));
  expect(draftIn(server.body ?? '').title).toBe('Sleep well');
  press(en['blog.schedule.cancel']);
  await waitFor(() => expect(server.publishAt).toBeNull(), LONG_WAIT);
  await screen.findByRole('button', { name: en['blog.schedule'] }, LONG_WAIT);
});

it('a time that has passed is refused, and so is an article that is not complete', async () => {
  await show();
  press(en['blog.schedule']);
  choose('01/01/2001', '09:00');
  await screen.findByText(en['blog.schedule.past']);
  byAnother({ content: '' });
  choose('01/01/2099', '09:00');
  expect((await screen.findByRole('alert', {}, LONG_WAIT)).textContent).toContain(en['blog.fault.required']);
  expect(server.publishAt).toBeNull();
});

it('why the server could not publish it is said', async () => {
  server.publishFault = 'slugTaken';
  await show();
  screen.getByText(en['blog.schedule.failed'], { exact: false });
  screen.getByText('Slug "sleep" already taken.', { exact: false });
});
