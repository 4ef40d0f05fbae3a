// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';
import { LeavePhone } from './leave-phone.tsx';

const network = vi.hoisted(() => ({ isBlocked: true }));
// Stands for the chunks of a sign-out: they are there only when the network answers.
vi.mock(import('@/sync/session/session.ts'), async (load) => {
  const real = await load();
  return {
    ...real,
    loadSignOut: () =>
      network.isBlocked
        ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
        : real.loadSignOut(),
  };
});

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  useSession.setState({ user: { id: 'amina', name: '', email: '', labels: [] }, isAuthenticated: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a sign-out of a locked phone whose code cannot be fetched says so, removes nothing, and works at the next tap', async () => {
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <LeavePhone userId="amina" />
      </MemoryRouter>
    </IntlProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  const leave = () => fireEvent.click(screen.getByRole('button', { name: 'Sign out now' }));
  leave();
  await expect.poll(() => screen.queryByText(en['account.erase.notLoaded']), { timeout: 10_000 }).not.toBeNull();
  expect(useSession.getState().user?.id).toBe('amina');
  network.isBlocked = false;
  leave();
  await expect.poll(() => useSession.getState().user, { timeout: 10_000 }).toBeNull();
});
