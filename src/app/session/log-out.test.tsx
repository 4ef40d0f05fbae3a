// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStore } from '@/db/store/open-store.ts';
import { en } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';
import { LogOut } from './log-out.tsx';

const network = vi.hoisted(() => ({ isBlocked: true }));
// Stands for a chunk: its code is there only when the network answers.
vi.mock(import('@/db/outbox/unsent-count.ts'), async (load) => {
  const real = await load();
  return {
    ...real,
    get countAllUnsent() {
      if (network.isBlocked) throw new TypeError('Failed to fetch dynamically imported module');
      return real.countAllUnsent;
    },
  };
});

const amina = { id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] };
beforeEach(async () => {
  useSession.setState({ user: amina, isAuthenticated: true });
  await openStore(amina.id, 'readings');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a log-out whose code cannot be fetched says so, keeps the session, and works at the next tap', async () => {
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <LogOut />
      </MemoryRouter>
    </IntlProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByText(en['more.logOut.notLoaded'], {}, { timeout: 10_000 })).toBeTruthy();
  expect(useSession.getState().user?.id).toBe(amina.id);
  network.isBlocked = false;
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(useSession.getState().user).toBeNull(), { timeout: 10_000 });
});
