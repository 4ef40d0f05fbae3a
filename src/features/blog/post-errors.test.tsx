// @vitest-environment page
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStore } from '@/db/store/open-store.ts';
import { en } from '@/i18n/messages/en.ts';
import type { PublishedPost } from '@/model/blog/blog-post.ts';
import { useSession } from '@/sync/session/session.ts';
import { DeleteArticle } from './article/delete-article.tsx';
import EditPage from './edit-page.tsx';

const fish = {
  $id: 'p1',
  $createdAt: '2026-11-23T08:00:00Z',
  title: 'Fish',
  slug: 'fish',
  content: 'x',
  author: 'Maia',
};
const tuna = { ...fish, $id: 'p2', slug: 'tuna' };

/** The articles on the server, and its answer to a change or a deletion. */
const server = { posts: [fish], answer: 200, isGone: false, methods: [] as string[] };

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refusal = (code: number) => json({ code, type: 'general_unknown', message: 'the disk is full' }, code);

/** The server's answer to one request, by its method and address. */
function respond(method: string, { pathname, searchParams }: URL): Response {
  server.methods.push(method);
  if (method !== 'GET') return server.answer === 200 ? json(fish) : refusal(server.answer);
  if (!pathname.endsWith('/documents')) return server.isGone ? refusal(404) : json(fish);
  const slugs = [...searchParams.values()].flatMap((query) => (JSON.parse(query) as { values: unknown[] }).values);
  const documents = server.posts.filter(({ slug }) => slugs.includes(slug));
  return json({ total: documents.length, documents });
}

let number = 0;
beforeEach(async () => {
  // A draft is saved after its page was left: another user in each test cannot read it.
  const user = { id: `grace-${(number += 1)}`, name: 'Grace', email: 'g@example.org', labels: ['admin'] };
  useSession.setState({ user, isAuthenticated: true });
  await openStore(user.id);
  Object.assign(server, { posts: [fish], answer: 200, isGone: false, methods: [] });
  vi.stubGlobal('fetch', async (url: string | URL, { method = 'GET' }: RequestInit = {}) =>
    respond(method, new URL(url)),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Address = () => <p data-testid="address">{useLocation().pathname}</p>;

const show = (page: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter initialEntries={['/edit-blog/fish']}>
          {page}
          <Address />
        </MemoryRouter>
      </IntlProvider>
    </QueryClientProvider>,
  );

async function edit(label: string, value: string): Promise<void> {
  show(<EditPage />);
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
}

it.each([
  ['Title, slug, content, and author required.', 'Title', ' '],
  ['Invalid slug format.', 'Address', 'Fish day'],
  ['Slug cannot be empty if provided.', 'Address', ' '],
])('an edit that breaks the rule “%s” is refused in these words', async (words, label, value) => {
  await edit(label, value);
  expect(await screen.findByText(words)).toBeTruthy();
});

it('a slug that another article has is refused as “Slug "{slug}" already taken.”', async () => {
  server.posts = [fish, tuna];
  await edit('Address', 'tuna');
  expect(await screen.findByText('Slug "tuna" already taken.')).toBeTruthy();
});

it.each([
  ['Slug already taken.', 409],
  ['Blog post p1 not found.', 404],
  ['Appwrite Error (500): the disk is full', 500],
])('“%s” is shown when the server answers an edit with %i', async (words, answer) => {
  server.answer = answer;
  await edit('Title', 'Fish in pregnancy');
  expect(await screen.findByText(words)).toBeTruthy();
});

it('an article without an id is not sent: “Document ID required for update.”', async () => {
  server.posts = [{ ...fish, $id: '' }];
  await edit('Title', 'Fish in pregnancy');
  expect(await screen.findByText('Document ID required for update.')).toBeTruthy();
});

it('an edit that changes nothing sends no change and ends with the current article', async () => {
  await edit('Title', ' Fish ');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/blog/fish'));
  expect(new Set(server.methods)).toEqual(new Set(['GET']));
});

it('an edit that changes nothing of an article that is gone says “Blog post {id} not found.”', async () => {
  server.isGone = true;
  await edit('Title', ' Fish ');
  expect(await screen.findByText('Blog post p1 not found.')).toBeTruthy();
});

it.each([
  ['Document ID was not provided for deletion.', '', 200],
  ['Permission Denied (401): You do not have permission to delete this post', 'p1', 401],
  ['Not Found (404): The post you are trying to delete does not exist or was already deleted.', 'p1', 404],
  ['Appwrite Error (500): the disk is full', 'p1', 500],
])('“%s” is shown when a deletion of the article “%s” is answered with %i', async (words, id, answer) => {
  server.answer = answer;
  show(<DeleteArticle post={{ ...fish, id, createdAt: fish.$createdAt } as PublishedPost} onNo={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: en['blog.delete.yes'] }));
  const shown = await screen.findByText((text) => text.startsWith(words));
  expect(shown).toBeTruthy();
});
