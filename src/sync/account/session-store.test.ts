// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { SESSION_KEY, signedIn, signedOut, useSession } from './session-store.ts';

const user = { id: 'amina', name: 'Amina', email: 'amina@example.org', labels: ['doctor'] };
const stored = () => JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') as { state: unknown };

beforeEach(() => useSession.setState(signedOut));

it('what is stored is JSON with user and isAuthenticated only, also while loading and after an error', () => {
  useSession.setState({ ...signedIn(user), isLoading: true, error: 'Logout failed. Please try again.' });
  expect(stored().state).toEqual({ user, isAuthenticated: true });
  useSession.setState({ ...signedOut, error: 'Logout failed. Please try again.' });
  expect(stored().state).toEqual({ user: null, isAuthenticated: false });
});

it('a start reads the stored user, and no error of the last visit', async () => {
  useSession.setState({ ...signedIn(user), error: 'Login failed. Please check your credentials.' });
  const text = localStorage.getItem(SESSION_KEY) ?? '';
  useSession.setState(signedOut);
  localStorage.setItem(SESSION_KEY, text);
  await useSession.persist.rehydrate();
  expect(useSession.getState()).toEqual(signedIn(user));
});
