import { expect, it, vi } from 'vitest';
import { gathered } from './gathered.ts';

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

it('calls share one run that begins after them, and those that come while it lasts the next', async () => {
  vi.useFakeTimers();
  let runs = 0;
  const ask = gathered(async () => {
    const run = (runs += 1);
    await later(400);
    return run;
  });
  const first = Promise.all([ask(), ask()]);
  await vi.advanceTimersByTimeAsync(100);
  const second = [ask()];
  await vi.advanceTimersByTimeAsync(200);
  second.push(ask());
  expect(runs).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await first).toEqual([1, 1]);
  expect(await Promise.all(second)).toEqual([2, 2]);
  vi.useRealTimers();
});

it('a run that fails fails its callers only', async () => {
  let isBroken = true;
  const ask = gathered(() => (isBroken ? Promise.reject(new Error('no')) : Promise.resolve('yes')));
  await expect(ask()).rejects.toThrow('no');
  isBroken = false;
  expect(await ask()).toBe('yes');
});
