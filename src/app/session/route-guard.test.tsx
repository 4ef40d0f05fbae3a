// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { signedOut } from '@/sync/account/session-store.ts';
import { setSignedOut } from '@/sync/account/sign-out-marker.ts';
import { returnPathOf, SIGN_IN_AGAIN } from './return-path.ts';
import { RouteGuard } from './route-guard.tsx';
import { useSession } from '@/sync/session/session.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';

const amina = { id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] };

beforeEach(() => {
  useSession.setState({ user: amina, isAuthenticated: true, isLoading: false });
  useSyncStatus.setState({ phase: 'idle' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LONG_WAIT = { timeout: 5000 };
const open = (path: string) =>
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/login" element={<RouteGuard access="guest">The form</RouteGuard>} />
          <Route path="/dashboard" element={<RouteGuard access="member">Today</RouteGuard>} />
        </Routes>
      </MemoryRouter>
    </IntlProvider>,
  );

describe('a signed-in user who opens /login', () => {
  it('is redirected to the page before', () => {
    open('/login');
    expect(screen.getByText('Today')).toBeTruthy();
  });

  it('stays when the server has asked for a sign-in, also while the sync retries', () => {
    useSyncStatus.setState({ phase: 'syncing' });
    open(SIGN_IN_AGAIN);
    expect(screen.getByText('The form')).toBeTruthy();
  });

  it('is redirected after signing in', async () => {
    open(SIGN_IN_AGAIN);
    useSession.setState({ user: { ...amina } });
    expect(await screen.findByText('Today')).toBeTruthy();
  });
});

describe('a page of members that is open', () => {
  function State() {
    return <p>{`returns to ${returnPathOf(useLocation())}`}</p>;
  }
  const openReadings = () =>
    render(
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter initialEntries={['/readings']}>
          <Routes>
            <Route path="/login" element={<State />} />
            <Route path="/readings" element={<RouteGuard access="member">Readings</RouteGuard>} />
          </Routes>
        </MemoryRouter>
      </IntlProvider>,
    );
  beforeEach(() => localStorage.clear());

  it('is forgotten when the user signs out: the next one starts on Today', async () => {
    openReadings();
    setSignedOut();
    useSession.setState(signedOut);
    expect(await screen.findByText('returns to /dashboard')).toBeTruthy();
  });

  it('is where the user returns to when the session is gone for another reason', async () => {
    openReadings();
    useSession.setState(signedOut);
    expect(await screen.findByText('returns to /readings')).toBeTruthy();
  });
});

describe('a visitor of whom nothing is stored, who opens a page of members', () => {
  beforeEach(() => {
    localStorage.clear();
    useSession.setState({ ...signedOut, serverSession: 'unasked' });
  });
  /** The server answers only when the test says so. */
  function serverThatWaits(): (answer: Response) => Promise<void> {
    const requests: ((response: Response) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => requests.push(resolve)));
    return async (response) => {
      await vi.waitFor(() => expect(requests).toHaveLength(1), LONG_WAIT);
      requests.pop()?.(response);
    };
  }
  const json = (body: object, status = 200) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

  it('sees the loading state until the server answers, then the page', async () => {
    const answer = serverThatWaits();
    open('/dashboard');
    expect(screen.getByRole('status').textContent).toBe(en['ui.loading']);
    expect(screen.getByRole('link', { name: en['ui.emergency'] }).getAttribute('href')).toBe('/emergency');
    await answer(json({ $id: amina.id, name: amina.name, email: amina.email, labels: [] }));
    expect(await screen.findByText('Today', {}, LONG_WAIT)).toBeTruthy();
  });

  it('is sent to the log-in only by a 401', async () => {
    const answer = serverThatWaits();
    open('/dashboard');
    await answer(json({ message: 'guest', code: 401, type: 'general_unauthorized_scope' }, 401));
    expect(await screen.findByText('The form', {}, LONG_WAIT)).toBeTruthy();
  });

  it('reads what is the case when the server fails, and can try again', async () => {
    const answer = serverThatWaits();
    open('/dashboard');
    await answer(json({ message: 'broken', code: 500, type: 'general_unknown' }, 500));
    expect(await screen.findByText(en['auth.unknown.noAnswer'], {}, LONG_WAIT)).toBeTruthy();
    screen.getByRole('button', { name: en['failure.again'] }).click();
    await answer(json({ $id: amina.id, name: amina.name, email: amina.email, labels: [] }));
    expect(await screen.findByText('Today', {}, LONG_WAIT)).toBeTruthy();
  });
});
