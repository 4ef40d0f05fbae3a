// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { muteAuthor } from '@/db/forum.ts';
import { openStore } from '@/db/open-store.ts';
import { en } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session.ts';
import { HiddenPeople } from './hidden-people.tsx';

const PATIENT = { timeout: 5000 };
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
      <HiddenPeople userId={`reader${person}`} />
    </IntlProvider>,
  );
const beth = { userId: 'beth', userName: 'Beth', topicId: 'feet', topicTitle: 'Swollen feet' };
const nobody = { userId: 'carol', userName: 'Anonymous', topicId: 'sleep', topicTitle: 'No sleep' };
const rows = () => within(screen.getByRole('dialog')).queryAllByRole('listitem');
const open = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }, PATIENT));
const showAgain = (at: number) =>
  fireEvent.click(within(rows()[at] as HTMLElement).getByRole('button', { name: 'Show again' }));

it('is not there while nobody is hidden, and says how many are as soon as somebody is', async () => {
  show();
  expect(screen.queryByRole('button')).toBeNull();
  await muteAuthor(beth);
  await screen.findByRole('button', { name: 'You have hidden 1 person' }, PATIENT);
});

it('lists whom she hid, the last one first, with the topic she met them in, and says where the list stays', async () => {
  await muteAuthor(beth);
  // In the same millisecond neither is the later one.
  await new Promise((resolve) => setTimeout(resolve, 2));
  await muteAuthor(nobody);
  show();
  await open('You have hidden 2 people');
  expect(rows().map((row) => row.textContent)).toEqual([
    'AnonymousOnly in the topic “No sleep”Show again',
    'BethFrom the topic “Swollen feet”Show again',
  ]);
  expect(screen.getByRole('dialog').textContent).toContain('This list stays on this phone');
});

it('shows each again by itself, says so, keeps the focus in the list, and stays until it is closed', async () => {
  await muteAuthor(beth);
  await muteAuthor({ ...nobody, topicId: 'feet' });
  show();
  await open('You have hidden 2 people');
  const at = rows().findIndex((row) => row.textContent.includes('Beth'));
  showAgain(at);
  await waitFor(() => expect(rows()).toHaveLength(1), PATIENT);
  await screen.findByText('Beth is shown again.');
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  showAgain(0);
  await screen.findByText('You have hidden nobody', { selector: 'p' }, PATIENT);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByRole('button', { name: 'You have hidden nobody' });
});
