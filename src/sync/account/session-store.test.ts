// @vitest-environment page
import { beforeEach, expect, it, vi } from 'vitest';
import { SESSION_KEY, signedIn, signedOut, useSession } from './session-store.ts';

const user = { id: 'amina', name: 'Amina', email: 'amina@example.org', labels: ['doctor'] };
const unnamed = { ...user, name: '', email: '' };
const text = () => localStorage.getItem(SESSION_KEY) ?? 'null';
const stored = () => JSON.parse(text()) as { state: unknown };

beforeEach(() => useSession.setState(signedOut));

it('what is stored is id, labels and isAuthenticated only, without name and address, also while loading and after an error', () => {
  useSession.setState({ ...signedIn(user), isLoading: true, error: 'Logout failed. Please try again.' });
  expect(stored().state).toEqual({ user: { id: 'amina', labels: ['doctor'] }, isAuthenticated: true });
  useSession.setState({ ...signedOut, error: 'Logout failed. Please try again.' });
  expect(stored().state).toEqual({ user: null, isAuthenticated: false });
});

it('a start reads the stored user, and no error of the last visit', async () => {
  useSession.setState({ ...signedIn(user), error: 'Login failed. Please check your credentials.' });
  const kept = text();
  useSession.setState(signedOut);
  localStorage.setItem(SESSION_KEY, kept);
  await useSession.persist.rehydrate();
  expect(useSession.getState()).toEqual(signedIn(unnamed));
});

it('a change in another tab leaves the name and the address of the same user in this tab', async () => {
  useSession.setState(signedIn(user));
  await useSession.persist.rehydrate();
  expect(useSession.getState().user).toEqual(user);
  localStorage.setItem(SESSION_KEY, text().replace('"amina"', '"zola"'));
  await useSession.persist.rehydrate();
  expect(useSession.getState().user).toEqual({ ...unnamed, id: 'zola' });
});

it('name and address that an earlier version stored leave storage at the first start, and this visit has them', async () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify({ state: { user, isAuthenticated: true }, version: 0 }));
  vi.resetModules();
  const next = await import('./session-store.ts');
  expect(next.useSession.getState().user).toEqual(user);
  expect(text()).toContain('"id":"amina"');
  expect(text()).not.toMatch(/Amina|example/);
});
