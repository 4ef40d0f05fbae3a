// @vitest-environment page
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';
import { ConversationList } from './conversation-list.tsx';

vi.mock('./use-live-messages.ts', async (original) => ({
  ...(await original<object>()),
  useLiveMessages: () => 'live',
}));
vi.mock('@/sync/api/messages/doctor-messages.ts', async (original) => ({
  ...(await original<object>()),
  listRecentMessages: () =>
    Promise.resolve([
      {
        id: 'm',
        userId: 'amina',
        doctorId: 'dr',
        senderId: 'amina',
        content: 'My feet are swollen',
        timestamp: '2026-11-26T09:00:00.000+00:00',
        isRead: false,
      },
    ]),
  patientNames: () => Promise.reject(new Error('broken')),
}));
afterEach(cleanup);

it('names that cannot be loaded leave the conversations on the page, and the page says so', async () => {
  useSession.setState({
    user: { id: 'dr', name: 'Dr', email: 'd@example.org', labels: ['doctor'] },
    isAuthenticated: true,
  });
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <ConversationList doctorId="dr" />
        </MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  );
  expect(await screen.findByText('My feet are swollen', {}, { timeout: 5000 })).toBeTruthy();
  expect(await screen.findByText(en['doctorChat.namesFailed'], {}, { timeout: 5000 })).toBeTruthy();
});
