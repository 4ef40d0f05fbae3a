import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLog } from '@/log/log.ts';
import { connectAccount, currentUser } from './account.ts';

/** The answer to `GET /account`. */
let answer: Response;
const json = (body: object, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://maia.example' });
  vi.stubGlobal('window', { localStorage: { getItem: () => null }, location: { host: 'maia.example' } });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async () => answer);
});
afterEach(() => vi.unstubAllGlobals());

describe('the current user', () => {
  it('is none when the server answers 401, without an error or a line in the log', async () => {
    answer = json({ code: 401, type: 'general_unauthorized_scope', message: 'guests' }, 401);
    expect(await currentUser(connectAccount())).toBeNull();
    expect(readLog()).toEqual([]);
  });

  it('is unknown after any other answer of 400 or above: the error has message, code and type', async () => {
    answer = json({ code: 503, type: 'general_server_error', message: 'the server rests' }, 503);
    await expect(currentUser(connectAccount())).rejects.toMatchObject({
      message: 'the server rests',
      code: 503,
      type: 'general_server_error',
    });
  });

  it('is unknown when the browser hides the answer of another origin: “Invalid Origin…” (403)', async () => {
    answer = Object.defineProperty(json({}, 200), 'type', { value: 'opaque' });
    await expect(currentUser(connectAccount())).rejects.toMatchObject({
      message: expect.stringMatching(/^Invalid Origin/),
      code: 403,
    });
  });
});
