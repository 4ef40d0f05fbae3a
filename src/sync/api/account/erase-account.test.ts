// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isErasurePending, markErasure } from './erasure-marker.ts';
import { signedIn, useSession } from '@/sync/account/session-store.ts';
import { eraseAccount, wasErased } from './erase-account.ts';

/** The responses to the function call and to the account request. */
let eraseResponse: () => Response;
let accountResponse: () => Response;
/** The response to a sign-in with the password; it fails unless a test sets it. */
let signInResponse: () => Response;

const noNetwork = (): never => {
  throw new TypeError('no network');
};
const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const functionResponse = (status: number) => () =>
  json(201, { responseStatusCode: status, responseBody: '{"state":"done"}' });
const existingAccount = () => json(200, { $id: 'amina' });
const signedOutResponse = () => json(401, { code: 401, type: 'general_unauthorized_scope', message: 'nobody' });
const blockedResponse = () => json(403, { code: 403, type: 'user_blocked', message: 'blocked' });

beforeEach(() => {
  signInResponse = signedOutResponse;
  useSession.setState(signedIn({ id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] }));
  vi.stubGlobal('fetch', (url: string | URL) =>
    Promise.resolve().then(() => {
      if (String(url).includes('/account/sessions/email')) return signInResponse();
      return String(url).includes('/functions/account/') ? eraseResponse() : accountResponse();
    }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('deleting the account', () => {
  it('is done when the function confirms it, also while the rest is still being erased', async () => {
    accountResponse = existingAccount;
    for (const status of [200, 202]) {
      eraseResponse = functionResponse(status);
      await eraseAccount('right');
      expect(isErasurePending('amina')).toBe(false);
    }
  });

  it.each([
    [401, 'password'],
    [403, 'sign-in'],
    [429, 'often'],
  ])('that is rejected with %i is not checked again later', async (status, trouble) => {
    [eraseResponse, accountResponse] = [functionResponse(status), existingAccount];
    await expect(eraseAccount('any')).rejects.toMatchObject({ trouble });
    expect(isErasurePending('amina')).toBe(false);
  });

  it.each([signedOutResponse, blockedResponse])(
    'whose response was lost is found out by requesting the account',
    async (answer) => {
      [eraseResponse, accountResponse] = [noNetwork, answer];
      await eraseAccount('right');
      expect(isErasurePending('amina')).toBe(false);
    },
  );

  it('whose request was lost has not happened', async () => {
    [eraseResponse, accountResponse] = [noNetwork, existingAccount];
    await expect(eraseAccount('right')).rejects.toMatchObject({ trouble: 'unreachable' });
    expect(isErasurePending('amina')).toBe(false);
  });

  it('stays unknown while the server does not answer, and is resolved at the next start with a network', async () => {
    [eraseResponse, accountResponse] = [noNetwork, noNetwork];
    await expect(eraseAccount('right')).rejects.toMatchObject({ trouble: 'unreachable' });
    expect(isErasurePending('amina')).toBe(true);
    expect(await wasErased()).toBe(false);
    expect(isErasurePending('amina')).toBe(true);
    accountResponse = signedOutResponse;
    expect(await wasErased()).toBe(true);
    expect(isErasurePending('amina')).toBe(false);
  });

  it('by a second try, when the first succeeded and its response was lost, is not reported as a wrong password', async () => {
    [eraseResponse, accountResponse] = [noNetwork, noNetwork];
    await expect(eraseAccount('right')).rejects.toMatchObject({ trouble: 'unreachable' });
    [eraseResponse, accountResponse] = [signedOutResponse, signedOutResponse];
    await eraseAccount('right');
    expect(isErasurePending('amina')).toBe(false);
  });

  it('whose response was lost is requested again when only the session has ended and the account still exists', async () => {
    const asked: string[] = [];
    accountResponse = signedOutResponse;
    eraseResponse = noNetwork;
    signInResponse = () => {
      asked.push('sign-in');
      eraseResponse = () => {
        asked.push('erase');
        return functionResponse(200)();
      };
      return json(201, { $id: 'session', userId: 'amina' });
    };
    await eraseAccount('right');
    expect(asked).toEqual(['sign-in', 'erase']);
    expect(isErasurePending('amina')).toBe(false);
  });

  it('stays unknown while it cannot be checked whether only the session has ended', async () => {
    [eraseResponse, accountResponse, signInResponse] = [noNetwork, signedOutResponse, noNetwork];
    await expect(eraseAccount('right')).rejects.toMatchObject({ trouble: 'unreachable' });
    expect(isErasurePending('amina')).toBe(true);
  });

  it('does not count as done when another user has signed in meanwhile, so that the password was not checked', async () => {
    [eraseResponse, accountResponse] = [noNetwork, signedOutResponse];
    signInResponse = () =>
      json(401, { code: 401, type: 'user_session_already_exists', message: 'a session is active' });
    await expect(eraseAccount('right')).rejects.toMatchObject({ trouble: 'unreachable' });
    expect(isErasurePending('amina')).toBe(true);
  });

  it('signs no user in when another user has signed in meanwhile in another tab', async () => {
    const signingIn = vi.fn(() => json(201, { $id: 'session', userId: 'amina' }));
    [eraseResponse, signInResponse] = [noNetwork, signingIn];
    accountResponse = () => {
      useSession.setState(signedIn({ id: 'grace', name: 'Grace', email: 'grace@example.org', labels: [] }));
      return signedOutResponse();
    };
    await expect(eraseAccount('right')).rejects.toMatchObject({ trouble: 'sign-in' });
    expect(signingIn).not.toHaveBeenCalled();
  });

  it('after the session has ended asks for a sign-in, not for another password', async () => {
    [eraseResponse, accountResponse] = [signedOutResponse, signedOutResponse];
    await expect(eraseAccount('right')).rejects.toMatchObject({ trouble: 'sign-in' });
    expect(isErasurePending('amina')).toBe(false);
  });

  it('does not affect another user of this device', () => {
    markErasure('amina');
    expect(isErasurePending('grace')).toBe(false);
  });
});
