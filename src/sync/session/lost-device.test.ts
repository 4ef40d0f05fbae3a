// @vitest-environment page
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { identityOf, keepIdentity } from '@/db/browser-storage/device-identity.ts';
import { databasesOf } from '@/db/browser-storage/store-databases.ts';
import { deviceKeyUserIds } from '@/db/encryption/device-key.ts';
import { addReading } from '@/db/records/readings.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { toInstant } from '@/model/time/instant.ts';
import { useErasedAccount } from '@/sync/account/erased-account.ts';
import { signedIn } from '@/sync/account/session-store.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { wipeInBackground } from '@/sync/worker/background-wipe.ts';
import { continueWipe, logIn, refreshSession, useSession, wipeErasedAccount } from './session.ts';

const amina = { id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] as string[] };
const doctor = { ...amina, labels: ['doctor'] };
/** The calls of the function `devices`: path and body. */
let calls: [string, Record<string, unknown>][];
/** Answers of the server: the account of the session, whether the device must be wiped, whether the account was erased; null: no network. */
let server: { account: typeof amina | null; wipe: boolean; erased?: boolean } | null;
let store: Store;

const json = (body: object, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }));

function answer(url: unknown, { body }: RequestInit = {}): Promise<Response> {
  if (!server) return Promise.reject(new TypeError('Failed to fetch'));
  const { account, wipe, erased } = server;
  const path = new URL(url instanceof Request ? url.url : String(url)).pathname;
  if (path.endsWith('/executions')) {
    const run = JSON.parse(String(body)) as { path: string; body: string };
    calls.push([run.path, JSON.parse(run.body) as Record<string, unknown>]);
    return json({ responseStatusCode: 200, responseBody: JSON.stringify({ wipe, erased, state: 'noted' }) });
  }
  if (path.endsWith('/sessions/current') && account) return json({ $id: 'session-1' });
  if (!account) return json({ code: 401, type: 'general_unauthorized_scope', message: 'guests' }, 401);
  return json({ $id: account.id, name: account.name, email: account.email, labels: account.labels });
}

async function signInHere(user: typeof amina): Promise<string> {
  useSession.setState(signedIn(user));
  const isStaff = user.labels.includes('doctor');
  return (await keepIdentity(user.id, { reportedAt: Date.now(), isStaff })).secret;
}
const isErased = async () =>
  (await databasesOf(amina.id)).length === 0 && !(await deviceKeyUserIds()).includes(amina.id);

beforeEach(async () => {
  localStorage.clear();
  calls = [];
  server = { account: null, wipe: false };
  vi.stubGlobal('fetch', answer);
  useSyncStatus.setState({ phase: 'idle' });
  useErasedAccount.setState({ userId: null });
  store = await openStore(amina.id);
  await addReading('weight', { weight: 68.4, unit: 'kg', recordedAt: toInstant(Date.now()) });
});
afterEach(async () => {
  useSession.setState({ user: null, isAuthenticated: false });
  await store.close();
});

/** The calls of one phone: the report of the phone of the test before may arrive late. */
const callsOf = (secret: string) => calls.filter(([, body]) => body['secret'] === secret);

describe('a phone that was reported lost', () => {
  it('is signed out and erased at the next contact, unsent records too, and then says so', async () => {
    const secret = await signInHere(amina);
    server = { account: null, wipe: true };
    await refreshSession();
    expect(useSession.getState().user).toBeNull();
    expect(await isErased()).toBe(true);
    expect(callsOf(secret)).toEqual([
      ['/check', { secret, userId: amina.id, wasStaff: false }],
      ['/erased', { secret }],
    ]);
  });

  it('is erased when the sync notices the end of the session, and when the network is back', async () => {
    await signInHere(amina);
    server = null;
    useSyncStatus.setState({ phase: 'auth' });
    await expect.poll(() => useSession.getState().user).not.toBeNull();
    server = { account: null, wipe: true };
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => useSession.getState().user).toBeNull();
    await expect.poll(isErased).toBe(true);
  });

  it('is erased also after it was signed in again, however short ago it reported its use', async () => {
    await signInHere(amina);
    server = { account: amina, wipe: true };
    await logIn({ email: amina.email, password: 'Kite-and-Lamp-42' });
    await expect.poll(() => useSession.getState().user).toBeNull();
    await expect.poll(isErased).toBe(true);
  });

  it('is erased by the service worker before anything is sent, and the page finishes without a network', async () => {
    const secret = await signInHere(amina);
    await store.close();
    server = { account: null, wipe: true };
    await wipeInBackground();
    expect(await isErased()).toBe(true);
    server = null;
    expect(await continueWipe(amina.id)).toBe(true);
    expect(useSession.getState().user).toBeNull();
    expect(JSON.stringify({ ...localStorage })).not.toContain(amina.email);
    expect(callsOf(secret)).toEqual([['/check', { secret, userId: amina.id, wasStaff: false }]]);
  });
});

describe('a phone whose account was erased elsewhere', () => {
  const hasMark = async () => (await identityOf(amina.id))?.isAccountErased === true;

  it('learns it at the next contact, keeps everything, and shows it at each start, also without a network', async () => {
    await signInHere(amina);
    server = { account: null, wipe: false, erased: true };
    await refreshSession();
    expect(await hasMark()).toBe(true);
    expect(useErasedAccount.getState().userId).toBe(amina.id);
    expect(useSession.getState().user?.id).toBe(amina.id);
    expect(await isErased()).toBe(false);
    // The next start.
    [server, calls] = [null, []];
    useErasedAccount.setState({ userId: null });
    expect(await continueWipe(amina.id)).toBe(false);
    expect(useErasedAccount.getState().userId).toBe(amina.id);
    expect(await isErased()).toBe(false);
  });

  it('learns it also from the service worker, whose mark the next page shows', async () => {
    await signInHere(amina);
    server = { account: null, wipe: false, erased: true };
    await wipeInBackground();
    expect(await hasMark()).toBe(true);
    expect(await isErased()).toBe(false);
  });

  it('shows it in every open tab as soon as the sync there notices the end of the session', async () => {
    await signInHere(amina);
    await keepIdentity(amina.id, { isAccountErased: true });
    server = null;
    useSyncStatus.setState({ phase: 'auth' });
    await expect.poll(() => useErasedAccount.getState().userId).toBe(amina.id);
  });

  it('is erased by the tap, and an interrupted erasing continues at the next start', async () => {
    const secret = await signInHere(amina);
    await keepIdentity(amina.id, { isAccountErased: true, mustWipe: true });
    expect(await continueWipe(amina.id)).toBe(true);
    expect(useSession.getState().user).toBeNull();
    expect(await isErased()).toBe(true);
    await expect.poll(() => callsOf(secret)).toEqual([['/erased', { secret }]]);
    await signInHere(amina);
    await wipeErasedAccount(amina.id);
    expect(useSession.getState().user).toBeNull();
  });

  it('goes on as before when the account exists again, because the server was restored', async () => {
    await signInHere(amina);
    await keepIdentity(amina.id, { isAccountErased: true });
    useErasedAccount.setState({ userId: amina.id });
    server = { account: amina, wipe: false };
    await refreshSession();
    await expect.poll(() => useErasedAccount.getState().userId).toBeNull();
    expect(await hasMark()).toBe(false);
    expect(await isErased()).toBe(false);
  });
});

describe('nothing is erased', () => {
  it.each([
    ['when the session has only ended', { account: null, wipe: false }],
    ['when there is no network', null],
  ])('%s', async (_, answers) => {
    await signInHere(amina);
    server = answers;
    await refreshSession();
    await wipeInBackground();
    expect(useSession.getState().user?.id).toBe(amina.id);
    expect(await continueWipe(amina.id)).toBe(false);
    expect(await isErased()).toBe(false);
    // An ended session is not an erased account.
    expect(useErasedAccount.getState().userId).toBeNull();
  });

  it('while the session is good, and the use is reported once an hour', async () => {
    const { secret } = await keepIdentity(amina.id, { reportedAt: 0 });
    useSession.setState(signedIn(amina));
    server = { account: amina, wipe: false };
    await refreshSession();
    await expect.poll(() => callsOf(secret)).toEqual([['/seen', { secret, sessionId: 'session-1' }]]);
    await expect.poll(async () => (await identityOf(amina.id))?.reportedAt).toBeGreaterThan(0);
    await refreshSession();
    await wipeInBackground();
    expect(calls).toHaveLength(1);
    expect(await isErased()).toBe(false);
  });
});

describe('the device of a doctor', () => {
  it('is erased when the account has lost its label', async () => {
    await signInHere(doctor);
    server = { account: amina, wipe: false };
    await refreshSession();
    expect(useSession.getState().user).toBeNull();
    expect(await isErased()).toBe(true);
  });

  it('is erased while its page is open, once the network is back', async () => {
    await signInHere(doctor);
    server = { account: amina, wipe: false };
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => useSession.getState().user).toBeNull();
    await expect.poll(isErased).toBe(true);
  });

  it('asks as the device of a doctor when the session has ended', async () => {
    const secret = await signInHere(doctor);
    server = { account: null, wipe: true };
    await refreshSession();
    expect(callsOf(secret)[0]).toEqual(['/check', { secret, userId: amina.id, wasStaff: true }]);
    expect(await isErased()).toBe(true);
  });
});
