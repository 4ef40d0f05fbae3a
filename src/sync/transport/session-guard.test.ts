import { expect, it } from 'vitest';
import { RateLimiter } from './rate-limiter.ts';
import { guardSession } from './session-guard.ts';

/** A guard over a server that answers when the test says so, with the id of the account. */
function guarded() {
  const answers: ((id: string) => void)[] = [];
  const account = () => new Promise<string>((resolve) => answers.push(resolve));
  const rateLimiter = new RateLimiter({ firstWaitMs: 1 });
  return { answers, rateLimiter, verify: guardSession({ account }, rateLimiter, 'amina') };
}

it('checks of one moment share a request', async () => {
  const { answers, verify } = guarded();
  const checks = [verify(), verify(), verify()];
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.('amina');
  expect(await Promise.all(checks)).toEqual(['held', 'held', 'held']);
  expect(answers).toHaveLength(1);
});

it('a later check is asked for while an earlier one is on its way, and is not answered by it', async () => {
  const { answers, verify } = guarded();
  const first = verify();
  await expect.poll(() => answers.length).toBe(1);
  const second = verify();
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.('amina');
  expect(await first).toBe('held');
  expect(await Promise.race([second, Promise.resolve('open')])).toBe('open');
  answers[1]?.('amina');
  expect(await second).toBe('held');
});

it('a session that was lost and regained is never called held, and everything waits until then', async () => {
  const { answers, rateLimiter, verify } = guarded();
  const check = verify();
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.('ben');
  await expect.poll(() => rateLimiter.blockedBy).toBe('sign-in');
  rateLimiter.wake();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('amina');
  expect(await check).toBe('regained');
  expect(rateLimiter.blockedBy).toBeNull();
});
