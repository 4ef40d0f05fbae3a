// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isErasureOpen, noteErasure } from '../erasure-mark.ts';
import { signedIn, useSession } from '../session-store.ts';
import { eraseAccount, wasErased } from './erase-account.ts';

/** What the network answers: to the function, and to the question who is signed in. */
let erasing: () => Response;
let account: () => Response;
/** What it answers to her password; nobody has it unless a test says so. */
let signIn: () => Response;

const lost = (): never => {
  throw new TypeError('no network');
};
const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const ran = (status: number) => () => json(201, { responseStatusCode: status, responseBody: '{"state":"done"}' });
const stillThere = () => json(200, { $id: 'amina' });
const gone = () => json(401, { code: 401, type: 'general_unauthorized_scope', message: 'nobody' });
const shut = () => json(403, { code: 403, type: 'user_blocked', message: 'blocked' });

beforeEach(() => {
  signIn = gone;
  useSession.setState(signedIn({ id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] }));
  vi.stubGlobal('fetch', (url: string | URL) =>
    Promise.resolve().then(() => {
      if (String(url).includes('/account/sessions/email')) return signIn();
      return String(url).includes('/functions/account/') ? erasing() : account();
    }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('deleting the account', () => {
  it('is through when the function says so, also when the rest is still going on', async () => {
    account = stillThere;
    for (const status of [200, 202]) {
      erasing = ran(status);
      await eraseAccount('right');
      expect(isErasureOpen('amina')).toBe(false);
    }
  });

  it.each([
    [401, 'password'],
    [403, 'sign-in'],
    [429, 'often'],
  ])('that is refused with %i is not asked about later', async (status, trouble) => {
    [erasing, account] = [ran(status), stillThere];
    await expect(eraseAccount('any')).rejects.toMatchObject({ trouble });
    expect(isErasureOpen('amina')).toBe(false);
  });

  it.each([gone, shut])('whose answer was lost is found out by asking for the account', async (answer) => {
    [erasing, account] = [lost, answer];
    await eraseAccount('right');
    expect(isErasureOpen('amina')).toBe(false);
  });

  it('whose question was lost has not happened', async () => {
    [erasing, account] = [lost, stillThere];
    await expect(eraseAccount('right')).rejects.toMatchObject({ trouble: 'unreachable' });
    expect(isErasureOpen('amina')).toBe(false);
  });

  it('stays open while nobody answers, and ends at the next start with a network', async () => {
    [erasing, account] = [lost, lost];
    await expect(eraseAccount('right')).rejects.toMatchObject({ trouble: 'unreachable' });
    expect(isErasureOpen('amina')).toBe(true);
    expect(await wasErased()).toBe(false);
    expect(isErasureOpen('amina')).toBe(true);
    account = gone;
    expect(await wasErased()).toBe(true);
    expect(isErasureOpen('amina')).toBe(false);
  });

  it('by a second try, when the first was through and its answer lost, is no wrong password', async () => {
    [erasing, account] = [lost, lost];
    await expect(eraseAccount('right')).rejects.toMatchObject({ trouble: 'unreachable' });
    [erasing, account] = [gone, gone];
    await eraseAccount('right');
    expect(isErasureOpen('amina')).toBe(false);
  });

  it('whose answer was lost is asked for again where only the sign-in has ended, and the account is still there', async () => {
    const asked: string[] = [];
    account = gone;
    erasing = lost;
    signIn = () => {
      asked.push('sign-in');
      erasing = () => {
        asked.push('erase');
        return ran(200)();
      };
      return json(201, { $id: 'session', userId: 'amina' });
    };
    await eraseAccount('right');
    expect(asked).toEqual(['sign-in', 'erase']);
    expect(isErasureOpen('amina')).toBe(false);
  });

  it('stays open while nobody can say whether only the sign-in has ended', async () => {
    [erasing, account, signIn] = [lost, gone, lost];
    await expect(eraseAccount('right')).rejects.toMatchObject({ trouble: 'unreachable' });
    expect(isErasureOpen('amina')).toBe(true);
  });

  it('is not taken for done where somebody has signed in meanwhile, so that her password was not looked at', async () => {
    [erasing, account] = [lost, gone];
    signIn = () => json(401, { code: 401, type: 'user_session_already_exists', message: 'a session is active' });
    await expect(eraseAccount('right')).rejects.toMatchObject({ trouble: 'unreachable' });
    expect(isErasureOpen('amina')).toBe(true);
  });

  it('signs nobody in where another tab has given the phone to somebody else meanwhile', async () => {
    const signingIn = vi.fn(() => json(201, { $id: 'session', userId: 'amina' }));
    [erasing, signIn] = [lost, signingIn];
    account = () => {
      useSession.setState(signedIn({ id: 'grace', name: 'Grace', email: 'grace@example.org', labels: [] }));
      return gone();
    };
    await expect(eraseAccount('right')).rejects.toMatchObject({ trouble: 'sign-in' });
    expect(signingIn).not.toHaveBeenCalled();
  });

  it('by somebody whose sign-in has ended asks for that, not for another password', async () => {
    [erasing, account] = [gone, gone];
    await expect(eraseAccount('right')).rejects.toMatchObject({ trouble: 'sign-in' });
    expect(isErasureOpen('amina')).toBe(false);
  });

  it('says nothing about somebody else on this phone', () => {
    noteErasure('amina');
    expect(isErasureOpen('grace')).toBe(false);
  });
});
