// @vitest-environment page
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { signedIn, signedOut, useSession } from '@/sync/account/session-store.ts';
import { setAccountName, retryAccountName } from './account-name.ts';

const person = (id: string, name: string) => ({ id, name, email: `${id}@example.org`, labels: [] });

/** The signed-in account on the server. */
let serverAccount: { id: string; name: string };
let isReachable: boolean;
/** Resolves when the request under way may end. */
let requestSettled: Promise<void>;
let renamed: string[];
let store: Store;

beforeEach(async () => {
  serverAccount = { id: 'amina', name: 'Amina' };
  [isReachable, requestSettled, renamed] = [true, Promise.resolve(), []];
  useSession.setState(signedIn(person('amina', 'Amina')));
  store = await openStore('amina');
  vi.stubGlobal('fetch', async (_url: string | URL, { method = 'GET', body }: RequestInit = {}) => {
    await requestSettled;
    if (!isReachable) throw new TypeError('no network');
    const { name = '' } = JSON.parse(String(body ?? '{}')) as { name?: string };
    const isRefused = name.length > 128;
    if (method === 'PATCH') renamed.push(name);
    if (method === 'PATCH' && !isRefused) serverAccount.name = name;
    const answer = isRefused
      ? { code: 400, type: 'general_argument_invalid', message: 'too long' }
      : { $id: serverAccount.id, name: serverAccount.name, email: `${serverAccount.id}@example.org`, labels: [] };
    return new Response(JSON.stringify(answer), {
      status: isRefused ? 400 : 200,
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(async () => {
  await store.close();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('a name that could not be sent without a network is sent to the account later, once', async () => {
  isReachable = false;
  await setAccountName('Amina Otieno');
  await retryAccountName();
  isReachable = true;
  await retryAccountName();
  await retryAccountName();
  expect(renamed).toEqual(['Amina Otieno']);
  expect(useSession.getState().user?.name).toBe('Amina Otieno');
});

it('a stored name does not replace one that was set on another device since', async () => {
  isReachable = false;
  await setAccountName('Amina Otieno');
  [isReachable, serverAccount.name] = [true, 'Amina Wanjiru'];
  await retryAccountName();
  expect(serverAccount.name).toBe('Amina Wanjiru');
});

it('a stored name is not set on another account that is signed in on this browser', async () => {
  isReachable = false;
  await setAccountName('Amina Otieno');
  [isReachable, serverAccount] = [true, { id: 'grace', name: 'Grace' }];
  await retryAccountName();
  expect(renamed).toEqual([]);
});

it('a name whose request ends after the sign-out is not stored for the next user', async () => {
  let end = () => {};
  requestSettled = new Promise((resolve) => (end = resolve));
  isReachable = false;
  const naming = setAccountName('Amina Otieno');
  useSession.setState(signedOut);
  await store.close();
  end();
  useSession.setState(signedIn(person('grace', 'Grace')));
  store = await openStore('grace');
  await naming;
  [isReachable, serverAccount] = [true, { id: 'grace', name: 'Grace' }];
  await retryAccountName();
  expect(serverAccount.name).toBe('Grace');
});

it('a name whose response arrives after the sign-out does not rename the next user', async () => {
  let end = () => {};
  requestSettled = new Promise((resolve) => (end = resolve));
  const naming = setAccountName('Amina Otieno');
  useSession.setState(signedIn(person('grace', 'Grace')));
  end();
  await naming;
  expect(useSession.getState().user?.name).toBe('Grace');
});

it('a name that the server rejects is not sent again', async () => {
  await setAccountName('A'.repeat(129));
  await retryAccountName();
  expect(renamed).toHaveLength(1);
});
