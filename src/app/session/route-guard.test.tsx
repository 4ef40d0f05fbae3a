// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SIGN_IN_AGAIN } from './return-path.ts';
import { RouteGuard } from './route-guard.tsx';
import { useSession } from '@/sync/session/session.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';

const amina = { id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] };

beforeEach(() => {
  useSession.setState({ user: amina, isAuthenticated: true, isLoading: false });
  useSyncStatus.setState({ phase: 'idle' });
});
afterEach(cleanup);

const open = (path: string) =>
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/login" element={<RouteGuard access="guest">The form</RouteGuard>} />
          <Route path="/dashboard" element="Today" />
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
