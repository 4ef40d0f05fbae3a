import { expect, it, vi } from 'vitest';
import { singleFlight } from './single-flight.ts';

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

it('calls before a run begins share it, and calls during a run share the next one', async () => {
  vi.useFakeTimers();
  let runs = 0;
  const call = singleFlight(async () => {
    const run = (runs += 1);
    await later(400);
    return run;
  });
  const first = Promise.all([call(), call()]);
  await vi.advanceTimersByTimeAsync(100);
  const second = [call()];
  await vi.advanceTimersByTimeAsync(200);
  second.push(call());
  expect(runs).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await first).toEqual([1, 1]);
  expect(await Promise.all(second)).toEqual([2, 2]);
  vi.useRealTimers();
});

it('a failed run rejects only the calls that shared it', async () => {
  let isBroken = true;
  const call = singleFlight(() => (isBroken ? Promise.reject(new Error('no')) : Promise.resolve('yes')));
  await expect(call()).rejects.toThrow('no');
  isBroken = false;
  expect(await call()).toBe('yes');
});
