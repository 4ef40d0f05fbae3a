// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { beginSignUp, endSignUp, isSignUpOpen, sendOnce } from './sign-up-marker.ts';

let ids = 0;
const freshId = () => `id-${++ids}`;
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a sign-up that is retried', () => {
  it('keeps the id of its account until it is complete', () => {
    const id = beginSignUp('amina@example.org', freshId);
    expect(beginSignUp('amina@example.org', freshId)).toBe(id);
    expect(isSignUpOpen(id)).toBe(true);
    endSignUp();
    expect(isSignUpOpen(id)).toBe(false);
    expect(beginSignUp('amina@example.org', freshId)).not.toBe(id);
  });

  it('uses another id for another address', () => {
    const id = beginSignUp('amina@example.org', freshId);
    expect(beginSignUp('grace@example.org', freshId)).not.toBe(id);
    expect(isSignUpOpen(id)).toBe(false);
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
