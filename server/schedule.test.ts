import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { everyTick } from './schedule.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:30Z') }));
afterEach(() => void vi.useRealTimers());

describe('a schedule', () => {
  it('runs at every time of its expression and not before', async () => {
    const work = vi.fn(() => Promise.resolve());
    const stop = everyTick('* * * * *', work);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(work).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3 * MINUTE);
    expect(work).toHaveBeenCalledTimes(4);
    stop();
  });

  it('skips the times that pass while a run is still at work', async () => {
    let finish = () => {};
    const work = vi.fn(() => new Promise<void>((done) => (finish = done)));
    const stop = everyTick('* * * * *', work);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(work).toHaveBeenCalledTimes(1);
    finish();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(work).toHaveBeenCalledTimes(2);
    stop();
  });

  it('goes on after a run that failed', async () => {
    const work = vi.fn(() => Promise.reject(new Error('once')));
    const stop = everyTick('* * * * *', work);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(work).toHaveBeenCalledTimes(2);
    stop();
  });

  it('waits for a time that is months away', async () => {
    const work = vi.fn(() => Promise.resolve());
    const stop = everyTick('0 0 1 6 *', work);
    await vi.advanceTimersByTimeAsync(100 * 24 * 60 * MINUTE);
    expect(work).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(100 * 24 * 60 * MINUTE);
    expect(work).toHaveBeenCalledTimes(1);
    stop();
  });

  it('ends when it is stopped', async () => {
    const work = vi.fn(() => Promise.resolve());
    everyTick('* * * * *', work)();
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(work).not.toHaveBeenCalled();
  });

  it('refuses what is no cron expression', () => {
    expect(() => everyTick('now and then', () => Promise.resolve())).toThrow();
  });
});
