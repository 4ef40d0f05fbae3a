// @vitest-environment page
import { afterEach, describe, expect, it } from 'vitest';
import { beginSignUp, endSignUp, isSignUpOpen, sendOnce } from './sign-up-marker.ts';

let ids = 0;
const freshId = () => `id-${++ids}`;
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a sign-up that is retried', () => {
  it('keeps the id of its account until it is complete', async () => {
    const id = await beginSignUp('amina@example.org', freshId);
    expect(await beginSignUp('amina@example.org', freshId)).toBe(id);
    expect(isSignUpOpen(id)).toBe(true);
    endSignUp();
    expect(isSignUpOpen(id)).toBe(false);
    expect(await beginSignUp('amina@example.org', freshId)).not.toBe(id);
  });

  it('uses another id for another address', async () => {
    const id = await beginSignUp('amina@example.org', freshId);
    expect(await beginSignUp('grace@example.org', freshId)).not.toBe(id);
    expect(isSignUpOpen(id)).toBe(false);
  });

  it('leaves no address in local storage', async () => {
    await beginSignUp('amina@example.org', freshId);
    expect(JSON.stringify({ ...localStorage })).toContain('maia-sign-up');
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/amina|example/);
  });

  it('sends the mail once, and again only when sending failed', async () => {
    let sent = 0;
    const send = () => (++sent === 1 ? Promise.reject(new Error('no network')) : Promise.resolve());
    await expect(sendOnce('amina', send)).rejects.toThrow('no network');
    await sendOnce('amina', send);
    await sendOnce('amina', send);
    expect(sent).toBe(2);
    await sendOnce('grace', send);
    expect(sent).toBe(3);
  });
});
