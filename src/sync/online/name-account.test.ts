// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStore, type Store } from '@/db/open-store.ts';
import { signedIn, signedOut, useSession } from '../session-store.ts';
import { nameAccount, nameAccountLater } from './name-account.ts';

const person = (id: string, name: string) => ({ id, name, email: `${id}@example.org`, labels: [] });

/** The account that the session of this browser opens, as the server has it. */
let there: { id: string; name: string };
let isReachable: boolean;
/** Fulfilled when the network has decided what becomes of a question. */
let underWay: Promise<void>;
let renamed: string[];
let store: Store;

beforeEach(async () => {
  there = { id: 'amina', name: 'Amina' };
  [isReachable, underWay, renamed] = [true, Promise.resolve(), []];
  useSession.setState(signedIn(person('amina', 'Amina')));
  store = await openStore('amina');
  vi.stubGlobal('fetch', async (_url: string | URL, { method = 'GET', body }: RequestInit = {}) => {
    await underWay;
    if (!isReachable) throw new TypeError('no network');
    const { name = '' } = JSON.parse(String(body ?? '{}')) as { name?: string };
    const isRefused = name.length > 128;
    if (method === 'PATCH') renamed.push(name);
    if (method === 'PATCH' && !isRefused) there.name = name;
    const answer = isRefused
      ? { code: 400, type: 'general_argument_invalid', message: 'too long' }
      : { $id: there.id, name: there.name, email: `${there.id}@example.org`, labels: [] };
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

it('a name that found no network goes to the account later, once', async () => {
  isReachable = false;
  await nameAccount('Amina Otieno');
  await nameAccountLater();
  isReachable = true;
  await nameAccountLater();
  await nameAccountLater();
  expect(renamed).toEqual(['Amina Otieno']);
  expect(useSession.getState().user?.name).toBe('Amina Otieno');
});

it('does not take the place of one that was set elsewhere since', async () => {
  isReachable = false;
  await nameAccount('Amina Otieno');
  [isReachable, there.name] = [true, 'Amina Wanjiru'];
  await nameAccountLater();
  expect(there.name).toBe('Amina Wanjiru');
});

it('is given to no other account that the server knows this browser by', async () => {
  isReachable = false;
  await nameAccount('Amina Otieno');
  [isReachable, there] = [true, { id: 'grace', name: 'Grace' }];
  await nameAccountLater();
  expect(renamed).toEqual([]);
});

it('whose question ends after she has left is not kept for whoever signs in next', async () => {
  let end = () => {};
  underWay = new Promise((resolve) => (end = resolve));
  isReachable = false;
  const naming = nameAccount('Amina Otieno');
  useSession.setState(signedOut);
  await store.close();
  end();
  useSession.setState(signedIn(person('grace', 'Grace')));
  store = await openStore('grace');
  await naming;
  [isReachable, there] = [true, { id: 'grace', name: 'Grace' }];
  await nameAccountLater();
  expect(there.name).toBe('Grace');
});

it('whose answer comes after she has left does not rename whoever is here by then', async () => {
  let end = () => {};
  underWay = new Promise((resolve) => (end = resolve));
  const naming = nameAccount('Amina Otieno');
  useSession.setState(signedIn(person('grace', 'Grace')));
  end();
  await naming;
  expect(useSession.getState().user?.name).toBe('Grace');
});

it('that the server does not accept is not sent again and again', async () => {
  await nameAccount('A'.repeat(129));
  await nameAccountLater();
  expect(renamed).toHaveLength(1);
});
