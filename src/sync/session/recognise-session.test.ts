// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedIn, signedOut, useSession } from '@/sync/account/session-store.ts';
import { setSignedOut } from '@/sync/account/sign-out-marker.ts';
import { recogniseSession } from './recognise-session.ts';

const amina = { id: 'amina', name: 'Amina', email: 'amina@example.org', labels: ['doctor'] };
const account = { $id: amina.id, name: amina.name, email: amina.email, labels: amina.labels };
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const asked: string[] = [];
/** The server answers each request in this way. */
function serverThat(answers: () => Promise<Response>): void {
  vi.stubGlobal('fetch', (url: unknown) => {
    asked.push(String(url instanceof Request ? url.url : url));
    return answers();
  });
}
const state = () => useSession.getState();

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  useSession.setState({ ...signedOut, serverSession: 'unasked' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a start without a stored user', () => {
  it('signs in the user of the session that the server knows', async () => {
    serverThat(() => Promise.resolve(json(account)));
    await recogniseSession();
    expect(asked).toEqual([expect.stringMatching(/\/v1\/account$/)]);
    expect(state()).toMatchObject({ user: amina, isAuthenticated: true });
  });

  it('knows that nobody is signed in only when the server answers 401', async () => {
    serverThat(() => Promise.resolve(json({ message: 'no', code: 401, type: 'general_unauthorized_scope' }, 401)));
    await recogniseSession();
    expect(state()).toMatchObject({ isAuthenticated: false, serverSession: 'none' });
  });

  it.each([
    ['a 500', () => Promise.resolve(json({ message: 'broken', code: 500, type: 'general_unknown' }, 500))],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page of a captive portal', () => Promise.resolve(json({}))],
  ])('does not take %s for an answer', async (_, answers) => {
    serverThat(answers);
    await recogniseSession();
    expect(state()).toMatchObject({ isAuthenticated: false, serverSession: 'noAnswer' });
  });

  it('says after fifteen seconds that the server does not answer', async () => {
    vi.useFakeTimers();
    serverThat(() => new Promise<never>(() => {}));
    void recogniseSession();
    await vi.advanceTimersByTimeAsync(14_900);
    expect(state().serverSession).toBe('unasked');
    await vi.advanceTimersByTimeAsync(200);
    expect(state().serverSession).toBe('noAnswer');
  });

  it('says at once that there is no network, and asks nothing', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    serverThat(() => Promise.resolve(json(account)));
    await recogniseSession();
    expect(state().serverSession).toBe('offline');
    expect(asked).toEqual([]);
  });

  it('never brings back a user who has signed out on this device', async () => {
    setSignedOut();
    serverThat(() => Promise.resolve(json(account)));
    await recogniseSession();
    expect(state()).toMatchObject({ isAuthenticated: false, serverSession: 'none' });
    expect(asked).toEqual([]);
  });

  it('does not replace a user who has signed in while the server was asked', async () => {
    const other = { ...amina, id: 'beatrice' };
    serverThat(() => {
      useSession.setState(signedIn(other));
      return Promise.resolve(json(account));
    });
    await recogniseSession();
    expect(state().user).toEqual(other);
  });
});

it('a stored user is shown without asking the server', async () => {
  useSession.setState(signedIn(amina));
  serverThat(() => Promise.resolve(json(account)));
  await recogniseSession();
  expect(asked).toEqual([]);
});
