// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedIn, useSession } from '@/sync/account/session-store.ts';
import { changeEmail, changePassword } from './account-settings.ts';

/** The account on the server. */
let there: { email: string; password: string };
/** How many of the next responses are lost; the requests take effect all the same. */
let lost: number;
let asked: number;

const refuse = (status: number, type: string, message = 'no') => ({ status, body: { code: status, type, message } });
const tooShort = (name: string) =>
  refuse(
    400,
    'general_argument_invalid',
    `Invalid \`${name}\` param: Password must be between 8 and 256 characters long, and should not be one of the commonly used password.`,
  );

function answered(method: string, path: string, body: Record<string, string>): { status: number; body: object } {
  const isHers = (password?: string) => password === there.password;
  const short = ['password', 'oldPassword'].find((name) => body[name] !== undefined && body[name].length < 8);
  if (short !== undefined) return tooShort(short);
  if (path === 'email') {
    if (!isHers(body.password)) return refuse(401, 'user_invalid_credentials');
    // An address that an account has is rejected, even if it is this account.
    if (body.email === there.email || body.email === 'taken@example.org')
      return refuse(409, 'user_target_already_exists');
    there.email = body.email ?? '';
  }
  if (path === 'password') {
    if (!isHers(body.oldPassword)) return refuse(401, 'user_invalid_credentials');
    there.password = body.password ?? '';
  }
  return {
    status: method === 'POST' ? 201 : 200,
    body: { $id: 'amina', name: 'Amina', email: there.email, labels: [] },
  };
}

beforeEach(() => {
  there = { email: 'amina@example.org', password: 'Kite-and-Lamp-42' };
  [lost, asked] = [0, 0];
  useSession.setState(signedIn({ id: 'amina', name: 'Amina', email: there.email, labels: [] }));
  vi.stubGlobal('fetch', async (url: string | URL, { method = 'GET', body }: RequestInit = {}) => {
    asked++;
    const path = new URL(url).pathname.replace(/^\/v1\/account\/?/, '');
    const answer = answered(method, path, JSON.parse(String(body ?? '{}')) as Record<string, string>);
    if (lost-- > 0) throw new TypeError('the answer was lost');
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a new address whose response was lost', () => {
  it('is found out at once', async () => {
    lost = 1;
    await changeEmail('new@example.org', 'Kite-and-Lamp-42');
    expect(useSession.getState().user?.email).toBe('new@example.org');
  });

  it('is found to be set when it is saved again', async () => {
    lost = 2;
    await expect(changeEmail('new@example.org', 'Kite-and-Lamp-42')).rejects.toMatchObject({ trouble: 'unreachable' });
    await changeEmail('new@example.org', 'Kite-and-Lamp-42');
    expect(useSession.getState().user?.email).toBe('new@example.org');
  });

  it('is not reported as set when another account has it, nor with a wrong password', async () => {
    await expect(changeEmail('taken@example.org', 'Kite-and-Lamp-42')).rejects.toMatchObject({ trouble: 'taken' });
    await expect(changeEmail('new@example.org', 'wrong-one')).rejects.toMatchObject({ trouble: 'password' });
  });
});

it('a current password that is too short for the server is wrong; a new one is not accepted', async () => {
  await expect(changeEmail('new@example.org', 'wrong')).rejects.toMatchObject({ trouble: 'password' });
  await expect(changePassword('Other-River-74', 'wrong')).rejects.toMatchObject({ trouble: 'password' });
  await expect(changePassword('short', 'Kite-and-Lamp-42')).rejects.toMatchObject({ trouble: 'weak' });
});

describe('a new password whose response was lost', () => {
  it('is found out at once', async () => {
    lost = 1;
    await changePassword('Other-River-74', 'Kite-and-Lamp-42');
    expect(there.password).toBe('Other-River-74');
  });

  it('is found set when it is saved again', async () => {
    lost = 2;
    await expect(changePassword('Other-River-74', 'Kite-and-Lamp-42')).rejects.toMatchObject({
      trouble: 'unreachable',
    });
    await changePassword('Other-River-74', 'Kite-and-Lamp-42');
    expect(there.password).toBe('Other-River-74');
  });

  it('is not reported as set when the current password is wrong', async () => {
    await expect(changePassword('Other-River-74', 'wrong-one')).rejects.toMatchObject({ trouble: 'password' });
    expect(there.password).toBe('Kite-and-Lamp-42');
    expect(asked).toBe(1);
  });
});
