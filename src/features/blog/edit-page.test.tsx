// @vitest-environment page
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '@/db/store/open-store.ts';
import { removeSealedItem } from '@/db/drafts/sealed-item.ts';
import { en } from '@/i18n/messages/en.ts';
import { postChanges } from '@/model/blog/blog-input.ts';
import type { BlogPost, PublishedPost } from '@/model/blog/blog-post.ts';
import { useSession } from '@/sync/session/session.ts';
import EditPage from './edit-page.tsx';

const monday: PublishedPost = {
  id: 'p1',
  createdAt: '2026-11-23T08:00:00Z',
  title: 'Fish',
  slug: 'fish',
  content: 'Eat tuna every day.',
  author: 'Maia',
};
const reviewed = { content: 'Tuna: at most twice a week.', reviewer: 'Dr Achieng', reviewedOn: '2026-11-24' };

/** A fake server: its current article, and the requests it received. */
const server = vi.hoisted(() => ({ post: {} as PublishedPost, sent: [] as object[] }));
vi.mock('@/sync/api/community/blog.ts', () => ({
  findPost: () => Promise.resolve(server.post),
  postNow: () => Promise.resolve(server.post),
  updatePost: ({ id, createdAt: _createdAt, ...before }: PublishedPost, submitted: BlogPost) => {
    server.sent.push(postChanges(id, before, submitted));
    return Promise.resolve({ ...server.post, ...submitted });
  },
  removePostPicture: () => Promise.resolve(),
}));

const user = { id: 'grace', name: 'Grace', email: 'g@example.org', labels: ['admin'] };
beforeAll(async () => void (await openStore('grace')));
beforeEach(() => {
  useSession.setState({ user, isAuthenticated: true });
  server.post = monday;
  server.sent = [];
  removeSealedItem('article p1');
});
afterEach(cleanup);

async function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter initialEntries={['/edit-blog/fish']}>
          <EditPage />
        </MemoryRouter>
      </IntlProvider>
    </QueryClientProvider>,
  );
  await screen.findByLabelText('Text', { selector: 'textarea' });
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const shown = (label: string) => field(label).value;
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const isDraftSaved = () => waitFor(() => expect(localStorage.getItem('maia-note-article p1')).not.toBeNull());
const conflict = () => within(screen.getByRole('group', { name: 'Text' }));

async function leaveDraftOfMonday(label: string, value: string) {
  await open();
  write(label, value);
  // Leave the page before the debounce that saves the draft has passed.
  cleanup();
  await isDraftSaved();
}

describe('a draft whose page was left right after the last keystroke', () => {
  it('is restored', async () => {
    await leaveDraftOfMonday('Title', 'Fish in pregnancy');
    await open();
    expect(shown('Title')).toBe('Fish in pregnancy');
  });

  it('is not saved for the next user after a sign-out', async () => {
    await open();
    write('Title', 'Fish in pregnancy');
    act(() => useSession.setState({ user: null, isAuthenticated: false }));
    await new Promise((settled) => setTimeout(settled, 100));
    expect(localStorage.getItem('maia-note-article p1')).toBeNull();
  });

  it('sends only its own changes and keeps corrections by another editor', async () => {
    await leaveDraftOfMonday('Title', 'Fish in pregnancy');
    server.post = { ...monday, ...reviewed };
    await open();
    expect(shown('Text')).toBe(reviewed.content);
    save();
    await waitFor(() => expect(server.sent).toEqual([{ title: 'Fish in pregnancy' }]));
  });
});

describe('when both editors changed the text', () => {
  it("nothing is sent before the editor has chosen, and the server's text can be taken", async () => {
    await leaveDraftOfMonday('Text', 'Eat no tuna.');
    server.post = { ...monday, ...reviewed };
    await open();
    expect(conflict().getByLabelText<HTMLInputElement>('On the server now').value).toBe(reviewed.content);
    conflict().getByText('Checked by Dr Achieng on November 24, 2026.');
    save();
    await screen.findByText(en['blog.fault.changedElsewhere']);
    fireEvent.click(conflict().getByRole('button', { name: 'Take this' }));
    expect(screen.queryByText(en['blog.fault.changedElsewhere'])).toBeNull();
    expect(shown('Text')).toBe(reviewed.content);
    save();
    await waitFor(() => expect(server.sent).toEqual([{}]));
  });

  it("also while the article is open the editor is asked, and the draft's text can stay", async () => {
    await open();
    write('Text', 'Eat no tuna.');
    server.post = { ...monday, ...reviewed };
    save();
    await screen.findByText(en['blog.fault.changedElsewhere']);
    expect(server.sent).toEqual([]);
    fireEvent.click(conflict().getByRole('button', { name: 'Keep mine' }));
    save();
    await waitFor(() => expect(server.sent).toEqual([{ content: 'Eat no tuna.', reviewer: null, reviewedOn: null }]));
  });
});
