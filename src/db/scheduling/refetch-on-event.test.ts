import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refetchOnEvent } from './refetch-on-event.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A refetch that takes `ms`; `refetch` counts the calls. */
const setUp = (ms: number) => {
  const refetch = vi.fn<() => Promise<void>>(() => new Promise((resolve) => setTimeout(resolve, ms)));
  return { refetch, events: refetchOnEvent(refetch) };
};

describe('refetching on realtime events', () => {
  it('refetches once for a burst of events', async () => {
    const { refetch, events } = setUp(50);
    for (let times = 0; times < 20; times += 1) events.trigger();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('refetches again when an event arrives while a response is pending', async () => {
    const { refetch, events } = setUp(500);
    events.trigger();
    await vi.advanceTimersByTimeAsync(400);
    events.trigger();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(refetch).toHaveBeenCalledTimes(2);
  });

  it('neither starves nor floods under constant events', async () => {
    const { refetch, events } = setUp(500);
    for (let ms = 0; ms < 30_000; ms += 100) {
      events.trigger();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(refetch.mock.calls.length).toBeGreaterThan(8);
    expect(refetch.mock.calls.length).toBeLessThan(15);
  });

  it('continues after a failed refetch', async () => {
    const refetch = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('no network'));
    const events = refetchOnEvent(refetch);
    events.trigger();
    await vi.advanceTimersByTimeAsync(1_000);
    events.trigger();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(refetch).toHaveBeenCalledTimes(2);
  });

  it('does nothing after it was stopped', async () => {
    const { refetch, events } = setUp(50);
    events.trigger();
    events.stop();
    events.trigger();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(refetch).not.toHaveBeenCalled();
  });
});
