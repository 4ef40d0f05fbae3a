// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore, type Store } from '@/db/open-store.ts';
import { addReading } from '@/db/readings.ts';
import { lastUnsent, noteKept } from '@/db/store-loss.ts';
import { toInstant } from '@/model/instant.ts';
import { noteErasure } from './erasure-mark.ts';
import { refreshSession, useSession } from './session.ts';
import { SESSION_KEY, signedIn, signedOut } from './session-store.ts';
import { tellOtherTabs } from './session-channel.ts';
import { useSyncStatus } from './status.ts';

const amina = { id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] };
const beatrice = { id: 'beatrice', name: 'Beatrice', email: 'beatrice@example.org', labels: [] };

const notes = () => Object.keys(localStorage).filter((key) => key.includes(amina.id));
/** Another tab writes down who is signed in, and tells. */
function elsewhere(session: object): void {
  localStorage.setItem(SESSION_KEY, JSON.stringify({ state: session, version: 0 }));
  tellOtherTabs();
}

beforeEach(() => {
  localStorage.clear();
  useSession.setState(signedIn(amina));
});

describe('a tab in which somebody was signed in', () => {
  it('takes back what it noted of her when it hears late that she left in another', async () => {
    // As it reads on a disk that the other tab has cleared already.
    noteKept(amina.id, 1);
    elsewhere(signedOut);
    await expect.poll(() => useSession.getState().user).toBeNull();
    await expect.poll(notes).toEqual([]);
  });

  it('does so also when somebody else has signed in there, and leaves alone what is hers', async () => {
    noteKept(amina.id, 1);
    noteKept(beatrice.id, 2);
    elsewhere(signedIn(beatrice));
    await expect.poll(notes).toEqual([]);
    expect(lastUnsent(beatrice.id)).toBe(2);
  });

  it('keeps what it noted when she has come back since', async () => {
    noteKept(amina.id, 1);
    elsewhere(signedOut);
    localStorage.setItem(SESSION_KEY, JSON.stringify({ state: signedIn(amina), version: 0 }));
    tellOtherTabs();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(lastUnsent(amina.id)).toBe(1);
  });
});

describe('the answer of the server who is signed in', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Asks, and gives the answer only after `meanwhile`. */
  async function answered(user: object, meanwhile: () => void): Promise<void> {
    let answer: ((response: Response) => void) | undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    const refreshing = refreshSession();
    await expect.poll(() => answer).toBeDefined();
    meanwhile();
    answer?.(new Response(JSON.stringify(user), { headers: { 'content-type': 'application/json' } }));
    await refreshing;
  }
  const account = { $id: amina.id, name: 'Amina O.', email: amina.email, labels: [] };

  it('is taken over for her who is still here', async () => {
    await answered(account, () => {});
    expect(useSession.getState()).toMatchObject({ isAuthenticated: true, user: { id: amina.id, name: 'Amina O.' } });
  });

  it('does not write her down again when she has left meanwhile, here or in another tab', async () => {
    await answered(account, () => useSession.setState(signedOut));
    expect(localStorage.getItem(SESSION_KEY)).not.toContain(amina.email);

    useSession.setState(signedIn(amina));
    const left = JSON.stringify({ state: signedOut, version: 0 });
    await answered(account, () => localStorage.setItem(SESSION_KEY, left));
    expect(localStorage.getItem(SESSION_KEY)).toBe(left);
  });

  it('is nothing to her when somebody else has signed in since', async () => {
    await answered(account, () => useSession.setState(signedIn(beatrice)));
    expect(useSession.getState().user?.id).toBe(beatrice.id);
  });
});

describe('an erasure whose answer was never heard', () => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore(amina.id);
    useSyncStatus.setState({ phase: 'idle' });
    noteErasure(amina.id);
    const nobody = { code: 401, type: 'general_unauthorized_scope', message: 'nobody' };
    const headers = { 'content-type': 'application/json' };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(nobody), { status: 401, headers })));
  });
  afterEach(() => store.close());
  // What leaving asks goes on after the test that left.
  afterAll(() => vi.unstubAllGlobals());

  it('is found out with the network, and she leaves this phone', async () => {
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => useSession.getState().user).toBeNull();
  });

  it('takes nothing along that is only here: her sign-in may have ended for another reason', async () => {
    await addReading('weight', { weight: 68.4, unit: 'kg', recordedAt: toInstant(Date.now()) });
    await refreshSession();
    expect(useSession.getState().user?.id).toBe(amina.id);
    expect(useSyncStatus.getState().phase).toBe('auth');
  });
});
