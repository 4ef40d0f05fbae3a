// @vitest-environment page
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '@/db/store/open-store.ts';
import { en } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';
import { DoctorChatPage } from './doctor-chat-page.tsx';
import { MESSAGES_KEY } from './use-live-messages.ts';

const YESTERDAY = Date.now() - 86_400_000;

beforeEach(async () => {
  useSession.setState({ user: { id: 'dr', name: 'Dr Njeri', email: 'dr@example.org', labels: ['doctor'] } });
  await openStore('dr');
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      close = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the messages of a doctor; the last loaded list was empty. */
function open(address: string, answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  for (const about of [[], ['amina']])
    client.setQueryData([MESSAGES_KEY, 'dr', ...about], [], { updatedAt: YESTERDAY });
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
          <DoctorChatPage />
        </MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  );
}

describe.each([
  ['one conversation', '/doctor-chat?patient=amina', en['doctorChat.empty']],
  ['all conversations', '/doctor-chat', en['doctorChat.empty.doctor']],
])('an empty list for a doctor who opens %s', (_, address, emptyText) => {
  it('is not reported as empty while it is being refetched', async () => {
    open(address, () => new Promise(() => undefined));
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(screen.queryByText(emptyText)).toBeNull();
  });

  it('is reported as empty when it cannot be refetched', async () => {
    open(address, () => Promise.reject(new TypeError('no network')));
    await screen.findByText(emptyText);
  });
});
