// @vitest-environment page
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unreadMessage } from '@/app/notifications/test-messages.ts';
import { useUnreadMessages } from '@/app/notifications/unread-messages.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { en } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';
import { DoctorChatPage } from './doctor-chat-page.tsx';

const LONG_WAIT = { timeout: 5000 };
const hers = unreadMessage({
  id: 'm1',
  doctorId: 'dr-desk',
  content: 'I have a bad headache and see flashes',
  createdAt: '2026-11-21T08:00:00.000+00:00',
  isRead: true,
});
const graces = { ...hers, id: 'm2', userId: 'grace', senderId: 'grace', content: 'Thank you' };
vi.mock('./use-live-messages.ts', async (original) => ({
  ...(await original<object>()),
  useLiveMessages: () => 'live',
}));
vi.mock('@/sync/api/messages/doctor-messages.ts', () => ({
  listRecentMessages: () => Promise.resolve([hers, graces].map((each) => ({ ...each, serverUpdatedAt: 'x' }))),
  listConversation: () => Promise.resolve([{ ...hers, serverUpdatedAt: 'x' }]),
  patientNames: (ids: string[]) => Promise.resolve(ids.map((userId) => ({ userId, name: `Name of ${userId}` }))),
  markMessagesRead: () => Promise.resolve(),
}));

let isDesk = true;
let store: Store;
beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: isDesk, addEventListener: () => {}, removeEventListener: () => {} }));
  store = await openStore('dr-desk');
  useSession.setState({
    user: { id: 'dr-desk', name: 'Dr', email: 'd@example.org', labels: ['doctor'] },
    isAuthenticated: true,
  });
});
afterEach(async () => {
  cleanup();
  useUnreadMessages.setState({ messages: undefined });
  vi.unstubAllGlobals();
  await store.close();
});

const show = (path: string) =>
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[path]}>
          <DoctorChatPage factsOf={(userId) => `week of ${userId}`} headOf={(userId) => `head of ${userId}`} />
        </MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  );

it('on a desk the list with week, first words and unread count stands beside the open conversation', async () => {
  isDesk = true;
  useUnreadMessages.setState({ messages: [unreadMessage({ ...graces, isRead: false })] });
  show('/doctor-chat?patient=amina');
  const link = await screen.findByRole('link', { name: /Name of grace/ }, LONG_WAIT);
  expect(link.getAttribute('href')).toBe('/doctor-chat?patient=grace');
  for (const words of ['week of grace', '1 new', 'Thank you']) expect(link.textContent).toContain(words);
  screen.getByText('head of amina');
  screen.getByRole('textbox', { name: en['doctorChat.write'] });
});

it('on a phone the open conversation stands alone', async () => {
  isDesk = false;
  show('/doctor-chat?patient=amina');
  await screen.findByText(hers.content, undefined, LONG_WAIT);
  screen.getByText('head of amina');
  expect(screen.queryByText('week of grace')).toBeNull();
});

it('danger words are marked for the doctor who reads them', async () => {
  isDesk = false;
  show('/doctor-chat?patient=amina');
  await screen.findByText(/^Danger signs: .*bad headache/, undefined, LONG_WAIT);
});
