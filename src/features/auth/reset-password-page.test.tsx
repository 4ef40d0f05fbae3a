// @vitest-environment page
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { RouteGuard } from '@/app/session/route-guard.tsx';
import { useSession } from '@/sync/session/session.ts';
import ResetPage from './reset-password-page.tsx';

vi.mock('@/sync/api/account/account-mail.ts', async (load) => ({
  ...(await load<object>()),
  setNewPassword: () => Promise.resolve(),
}));

const amina = { id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] };
const signedOut = { user: null, isAuthenticated: false };

afterEach(() => {
  cleanup();
  useSession.setState(signedOut);
  history.replaceState(null, '', '/');
});

it.each([
  ['a user who is signed in on this phone', { user: amina, isAuthenticated: true }],
  ['a guest', signedOut],
])('after setting the new password %s gets to the sign-in form', async (_, session) => {
  useSession.setState(session);
  history.replaceState(null, '', '/reset-password?userId=amina&secret=abc');
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter initialEntries={['/reset-password']}>
        <Routes>
          <Route path="/reset-password" element={<ResetPage />} />
          <Route path="/login" element={<RouteGuard access="guest">the form</RouteGuard>} />
          <Route path="/dashboard" element="today" />
        </Routes>
      </MemoryRouter>
    </IntlProvider>,
  );
  fireEvent.change(screen.getByLabelText(en['auth.password']), { target: { value: 'Kite-and-Lamp-42' } });
  fireEvent.click(screen.getByRole('button', { name: en['auth.reset.action'] }));
  fireEvent.click(await screen.findByRole('link', { name: en['auth.logIn.action'] }));
  expect(screen.getByText('the form')).toBeDefined();
});
