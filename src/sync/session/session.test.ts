// @vitest-environment page
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { addReading } from '@/db/records/readings.ts';
import { lastUnsent, recordStorePresence } from '@/db/store/store-loss.ts';
import { toInstant } from '@/model/time/instant.ts';
import { markErasure } from '@/sync/api/account/erasure-marker.ts';
import { refreshSession, useSession } from './session.ts';
import { SESSION_KEY, signedIn, signedOut } from '@/sync/account/session-store.ts';
import { notifyOtherTabs } from './session-channel.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';

const amina = { id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] };
const beatrice = { id: 'beatrice', name: 'Beatrice', email: 'beatrice@example.org', labels: [] };

const storedKeys = () => Object.keys(localStorage).filter((key) => key.includes(amina.id));
/** Another tab stores a session and notifies this tab. */
function inOtherTab(session: object): void {
  localStorage.setItem(SESSION_KEY, JSON.stringify({ state: session, version: 0 }));
  notifyOtherTabs();
}

beforeEach(() => {
  localStorage.clear();
  useSession.setState(signedIn(amina));
});

describe('a tab with a signed-in user', () => {
  it('removes the markers it wrote when it learns late of a sign-out in another tab', async () => {
    // Another tab has already cleared this device's storage; this tab still writes its marker.
    recordStorePresence(amina.id, 1);
    inOtherTab(signedOut);
    await expect.poll(() => useSession.getState().user).toBeNull();
    await expect.poll(storedKeys).toEqual([]);
  });

  it('does so also when another user has signed in there, and leaves that user’s markers', async () => {
    recordStorePresence(amina.id, 1);
    recordStorePresence(beatrice.id, 2);
    inOtherTab(signedIn(beatrice));
    await expect.poll(storedKeys).toEqual([]);
    expect(lastUnsent(beatrice.id)).toBe(2);
  });

  it('keeps the markers when the same user has signed in again since', async () => {
    recordStorePresence(amina.id, 1);
    inOtherTab(signedOut);
    localStorage.setItem(SESSION_KEY, JSON.stringify({ state: signedIn(amina), version: 0 }));
    notifyOtherTabs();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(lastUnsent(amina.id)).toBe(1);
  });
});

describe('the server’s answer about the signed-in user', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Refreshes the session; the response arrives only after `meanwhile`. */
  async function refreshWith(user: object, meanwhile: () => void): Promise<void> {
    let answer: ((response: Response) => void) | undefined;
    vi.stubGlobal('fetch', (url: unknown) =>
      // The report that this device is in use comes later, and finds no network.
      String(url).endsWith('/account')
        ? new Promise<Response>((resolve) => (answer = resolve))
        : Promise.reject(new TypeError('Failed to fetch')),
    );
    const refreshing = refreshSession();
    await expect.poll(() => answer).toBeDefined();
    meanwhile();
    answer?.(new Response(JSON.stringify(user), { headers: { 'content-type': 'application/json' } }));
    await refreshing;
  }
  const account = { $id: amina.id, name: 'Amina O.', email: amina.email, labels: [] };

  it('is taken over for the user who is still signed in', async () => {
    await refreshWith(account, () => {});
    expect(useSession.getState()).toMatchObject({ isAuthenticated: true, user: { id: amina.id, name: 'Amina O.' } });
  });

  it('does not restore the session after a sign-out meanwhile, here or in another tab', async () => {
    await refreshWith(account, () => useSession.setState(signedOut));
    expect(localStorage.getItem(SESSION_KEY)).not.toContain(amina.email);

    useSession.setState(signedIn(amina));
    const left = JSON.stringify({ state: signedOut, version: 0 });
    await refreshWith(account, () => localStorage.setItem(SESSION_KEY, left));
    expect(localStorage.getItem(SESSION_KEY)).toBe(left);
  });

  it('is ignored when another user has signed in since', async () => {
    await refreshWith(account, () => useSession.setState(signedIn(beatrice)));
    expect(useSession.getState().user?.id).toBe(beatrice.id);
  });
});

describe('an erasure whose response was lost', () => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore(amina.id);
    useSyncStatus.setState({ phase: 'idle' });
    markErasure(amina.id);
    const nobody = { code: 401, type: 'general_unauthorized_scope', message: 'nobody' };
    const headers = { 'content-type': 'application/json' };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(nobody), { status: 401, headers })));
  });
  afterEach(() => store.close());
  // Requests of the sign-out continue after the test that signed out.
  afterAll(() => vi.unstubAllGlobals());

  it('is found out when the network is back, and the user is signed out', async () => {
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => useSession.getState().user).toBeNull();
  });

  it('does not erase unsent records: the session may have ended for another reason', async () => {
    await addReading('weight', { weight: 68.4, unit: 'kg', recordedAt: toInstant(Date.now()) });
    await refreshSession();
    expect(useSession.getState().user?.id).toBe(amina.id);
    expect(useSyncStatus.getState().phase).toBe('auth');
  });
});
