// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { openStore } from '@/db/store/open-store.ts';
import { en } from '@/i18n/messages/en.ts';
import { logOut, useSession } from '@/sync/session/session.ts';
import LogInPage from './log-in-page.tsx';

const LONG_WAIT = { timeout: 8000 };
const json = (body: object, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const server = { isBroken: true, ended: 0 };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a log-out that fails on the server is done on the phone at once, and the log-in page says so until a retry has succeeded', async () => {
  vi.stubGlobal('fetch', async (_: unknown, { method = 'GET' }: RequestInit = {}) => {
    if (server.isBroken) return json({ code: 500, type: 'general_unknown', message: 'broken' }, 500);
    if (method === 'DELETE') server.ended += 1;
    return method === 'DELETE'
      ? new Response(null, { status: 204 })
      : json({ code: 401, type: 'general_unauthorized_scope', message: 'guest' }, 401);
  });
  useSession.setState({
    user: { id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] },
    isAuthenticated: true,
  });
  await openStore('amina');

  const done = logOut();
  expect(useSession.getState()).toMatchObject({ user: null, isAuthenticated: false });
  await done;
  expect((await indexedDB.databases()).filter(({ name }) => name?.includes('amina'))).toEqual([]);
  expect(useSession.getState()).toMatchObject({ user: null, error: 'auth.logoutFailed' });

  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <LogInPage />
      </MemoryRouter>
    </IntlProvider>,
  );
  const said = () => screen.queryByText('Logout failed. Please try again.');
  expect(said()).toBeTruthy();
  const again = () => screen.getByRole('button', { name: en['auth.logout.again'] });
  fireEvent.click(again());
  await waitFor(() => expect(again().getAttribute('aria-disabled')).toBeNull(), LONG_WAIT);
  expect(said()).toBeTruthy();

  server.isBroken = false;
  fireEvent.click(again());
  await waitFor(() => expect(said()).toBeNull(), LONG_WAIT);
  expect(server.ended).toBe(1);
  expect(screen.getByText(en['auth.logout.ended'])).toBeTruthy();
}, 20_000);
