import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runOnSchedule } from './schedule.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:30Z') }));
afterEach(() => void vi.useRealTimers());

describe('a schedule', () => {
  it('runs at every time of its expression and not earlier', async () => {
    const work = vi.fn(() => Promise.resolve());
    const stop = runOnSchedule('* * * * *', work);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(work).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3 * MINUTE);
    expect(work).toHaveBeenCalledTimes(4);
    stop();
  });

  it('skips the times that pass during a run', async () => {
    let finish = () => {};
    const work = vi.fn(() => new Promise<void>((done) => (finish = done)));
    const stop = runOnSchedule('* * * * *', work);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(work).toHaveBeenCalledTimes(1);
    finish();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(work).toHaveBeenCalledTimes(2);
    stop();
  });

  it('continues after a failed run', async () => {
    const work = vi.fn(() => Promise.reject(new Error('once')));
    const stop = runOnSchedule('* * * * *', work);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(work).toHaveBeenCalledTimes(2);
    stop();
  });

  it('runs at a time that is months away', async () => {
    const work = vi.fn(() => Promise.resolve());
    const stop = runOnSchedule('0 0 1 6 *', work);
    await vi.advanceTimersByTimeAsync(100 * 24 * 60 * MINUTE);
    expect(work).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(100 * 24 * 60 * MINUTE);
    expect(work).toHaveBeenCalledTimes(1);
    stop();
  });

  it('ends when it is stopped', async () => {
    const work = vi.fn(() => Promise.resolve());
    runOnSchedule('* * * * *', work)();
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(work).not.toHaveBeenCalled();
  });

  it('rejects an invalid cron expression', () => {
    expect(() => runOnSchedule('now and then', () => Promise.resolve())).toThrow();
  });
});
