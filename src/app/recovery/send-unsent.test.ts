import { expect, it, vi } from 'vitest';
import { sendUnsent } from './send-unsent.ts';

const sync = vi.hoisted(() => ({ asked: 0, result: (): Promise<void> => Promise.resolve() }));
// The worker needs a browser.
vi.mock('@/sync/worker/start-sync.ts', () => ({
  resyncNow: () => {
    sync.asked += 1;
    return sync.result();
  },
}));
/** Counts as given, the last number for ever. */
const counting = (...numbers: number[]) => {
  let nth = 0;
  return async () => numbers[Math.min(nth++, numbers.length - 1)] ?? 0;
};

it('asks the sync and waits until everything is sent; asks nothing when nothing is unsent', async () => {
  sync.asked = 0;
  expect(await sendUnsent({ count: counting(0), timeoutMs: 5_000 })).toBe(0);
  expect(sync.asked).toBe(0);
  expect(await sendUnsent({ count: counting(2, 1, 0), timeoutMs: 5_000 })).toBe(0);
  expect(sync.asked).toBe(1);
});

it.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))],
  ['never answers', () => new Promise<void>(() => {})],
])('ends in time with what is left when the sync %s', async (_, result) => {
  sync.result = result;
  expect(await sendUnsent({ count: counting(3), timeoutMs: 300 })).toBe(3);
});

it('does not wait when waiting cannot help', async () => {
  sync.asked = 0;
  expect(await sendUnsent({ count: counting(3), timeoutMs: 60_000, isSending: () => false })).toBe(3);
  expect(sync.asked).toBe(0);
});
