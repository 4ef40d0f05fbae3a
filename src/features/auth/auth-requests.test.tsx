// @vitest-environment page
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentStore } from '@/db/store/open-store.ts';
import { en } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';
import { clearDrafts } from '@/ui/controls/use-draft.ts';
import LogInPage from './log-in-page.tsx';
import SignUpPage from './sign-up-page.tsx';

const json = (body: object, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const created = { $id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] };

/** The status of the server's answers by call; every call that a test does not name succeeds. */
let failing: Record<string, number>;
let calls: string[];

beforeEach(() => {
  failing = {};
  calls = [];
  useSession.setState({ ...useSession.getInitialState(), user: null, isAuthenticated: false });
  vi.stubGlobal('fetch', async (url: string | URL, { method = 'GET' }: RequestInit = {}) => {
    const call = `${method} ${new URL(url).pathname.replace('/v1', '')}`;
    if (call.includes('/databases/')) return json({ total: 0, documents: [] }, 200);
    calls.push(call);
    const status = failing[call];
    if (status !== undefined) return json({ code: status, type: 'general_unknown', message: 'no' }, status);
    return json(created, method === 'POST' ? 201 : 200);
  });
});
afterEach(() => {
  cleanup();
  clearDrafts();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function submit(Page: ComponentType, action: 'auth.logIn.action' | 'auth.signUp.action', values: object): void {
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  );
  for (const [id, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(en[id as keyof typeof en]), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: en[action] }));
}
const credentials = { 'auth.email': 'amina@example.org', 'auth.password': 'Kite-and-Lamp-42' };
const isShown = (words: string) => screen.findByText(words, {}, { timeout: 5000 });

it.each([
  ['no password', { 'auth.email': 'amina@example.org' }],
  ['no e-mail address', { 'auth.password': 'Kite-and-Lamp-42' }],
])('a log-in with %s is not sent and says “Email and password required.”', async (_, values) => {
  submit(LogInPage, 'auth.logIn.action', values);
  expect(await isShown('Email and password required.')).toBeTruthy();
  expect(calls).toEqual([]);
});

it.each([
  ['Login failed. Please check your credentials.', 'POST /account/sessions/email', 401],
  ['Login succeeded but failed to fetch user data.', 'GET /account', 500],
  ['Login succeeded but failed to fetch user data.', 'GET /account', 401],
])('a log-in says “%s” when %s is answered with %i, and no user is signed in', async (words, call, status) => {
  failing = { [call]: status };
  submit(LogInPage, 'auth.logIn.action', credentials);
  expect(await isShown(words)).toBeTruthy();
  expect(calls).toContain(call);
  expect(useSession.getState().isAuthenticated).toBe(false);
});

it.each([
  ['Signup failed. Please try again.', 'POST /account', 500],
  ['Signup failed. Please try again.', 'POST /account/sessions/email', 401],
  ['Signup succeeded but failed to fetch user data.', 'GET /account', 500],
  ['Signup succeeded but failed to fetch user data.', 'GET /account', 401],
])('a sign-up says “%s” when %s is answered with %i, and no user is signed in', async (words, call, status) => {
  failing = { [call]: status };
  submit(SignUpPage, 'auth.signUp.action', { 'auth.name': 'Amina', ...credentials });
  expect(await isShown(words)).toBeTruthy();
  expect(calls).toContain(call);
  expect(useSession.getState().isAuthenticated).toBe(false);
});

it('a sign-up with the address of an account mails its owner, does not say that it exists, and keeps what was typed', async () => {
  failing = { 'POST /account': 409, 'POST /account/sessions/email': 401 };
  submit(SignUpPage, 'auth.signUp.action', { 'auth.name': 'Amina', ...credentials });
  expect(await isShown('Look into your mail')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toMatch(/^If there is an account with amina@example\.org, /);
  expect(calls).toContain('POST /account/recovery');
  expect(useSession.getState().isAuthenticated).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Correct the address' }));
  expect((screen.getByLabelText(en['auth.email']) as HTMLInputElement).value).toBe('amina@example.org');
});

it('a sign-up with the address of an account says the same when no mail could be sent', async () => {
  failing = { 'POST /account': 409, 'POST /account/sessions/email': 401, 'POST /account/recovery': 429 };
  submit(SignUpPage, 'auth.signUp.action', { 'auth.name': 'Amina', ...credentials });
  expect(await isShown('Look into your mail')).toBeTruthy();
});

it('a sign-up that is retried after its first answer was lost opens the account that it made', async () => {
  failing = { 'POST /account': 409 };
  submit(SignUpPage, 'auth.signUp.action', { 'auth.name': 'Amina', ...credentials });
  await waitFor(() => expect(useSession.getState().isAuthenticated).toBe(true), { timeout: 10_000 });
  expect(calls).not.toContain('POST /account/recovery');
}, 20_000);

it('a sign-up creates the account, opens a session, asks for the verification link, and creates the profile with the id of the account', async () => {
  submit(SignUpPage, 'auth.signUp.action', { 'auth.name': 'Amina', ...credentials });
  await waitFor(() => expect(useSession.getState().isAuthenticated).toBe(true), { timeout: 10_000 });
  // The new device is also reported, at any time from then on.
  const steps = calls.filter((call) => call.startsWith('POST /account'));
  expect(steps).toEqual(['POST /account', 'POST /account/sessions/email', 'POST /account/verifications/email']);
  const [row] = await (await (await currentStore()).collection('profile')).find().exec();
  expect(row?.primary).toBe(created.$id);
  expect(row?.get('name')).toBe('Amina');
}, 20_000);
