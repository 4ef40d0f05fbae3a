// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { muteAuthor } from '@/db/forum/forum-writes.ts';
import { openStore } from '@/db/store/open-store.ts';
import { en } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';
import { MutedAuthors } from './muted-authors.tsx';

const LONG_WAIT = { timeout: 5000 };
let person = 0;

beforeEach(async () => {
  person += 1;
  const user = { id: `reader${person}`, name: 'Amina', email: 'amina@example.org', labels: [] };
  useSession.setState({ user, isAuthenticated: true });
  await openStore(user.id);
});
afterEach(cleanup);

const show = () =>
  render(
    <IntlProvider locale="en" messages={en}>
      <MutedAuthors userId={`reader${person}`} />
    </IntlProvider>,
  );
const beth = { userId: 'beth', userName: 'Beth', topicId: 'feet', topicTitle: 'Swollen feet' };
const noneMuted = { userId: 'carol', userName: 'Anonymous', topicId: 'sleep', topicTitle: 'No sleep' };
const rows = () => within(screen.getByRole('dialog')).queryAllByRole('listitem');
const open = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }, LONG_WAIT));
const showAgain = (at: number) =>
  fireEvent.click(within(rows()[at] as HTMLElement).getByRole('button', { name: 'Show again' }));

it('is absent while no author is muted, and then shows how many are', async () => {
  show();
  expect(screen.queryByRole('button')).toBeNull();
  await muteAuthor(beth);
  await screen.findByRole('button', { name: 'You have hidden 1 person' }, LONG_WAIT);
});

it('lists the muted authors, latest first, with the topic of each, and names the place of the list', async () => {
  await muteAuthor(beth);
  // Entries of the same millisecond have no order.
  await new Promise((resolve) => setTimeout(resolve, 2));
  await muteAuthor(noneMuted);
  show();
  await open('You have hidden 2 people');
  expect(rows().map((row) => row.textContent)).toEqual([
    'AnonymousOnly in the topic “No sleep”Show again',
    'BethFrom the topic “Swollen feet”Show again',
  ]);
  expect(screen.getByRole('dialog').textContent).toContain('This list stays on this phone');
});

it('unmutes each author separately, confirms it, keeps the focus in the list, and stays open until closed', async () => {
  await muteAuthor(beth);
  await muteAuthor({ ...noneMuted, topicId: 'feet' });
  show();
  await open('You have hidden 2 people');
  const at = rows().findIndex((row) => row.textContent.includes('Beth'));
  showAgain(at);
  await waitFor(() => expect(rows()).toHaveLength(1), LONG_WAIT);
  await screen.findByText('Beth is shown again.');
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  showAgain(0);
  await screen.findByText('You have hidden nobody', { selector: 'p' }, LONG_WAIT);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByRole('button', { name: 'You have hidden nobody' });
});
