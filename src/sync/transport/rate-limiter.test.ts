import { describe, expect, it, vi } from 'vitest';
import { RateLimiter, Stopped } from './rate-limiter.ts';
import { RemoteFailure } from './remote-failure.ts';

const unreachable = () => new RemoteFailure('unreachable', 'general_server_error', 'down');

describe('the rate limiter', () => {
  it('repeats a call until it is answered, and reports why it waits', async () => {
    const reported: unknown[] = [];
    const rateLimiter = new RateLimiter({ firstWaitMs: 5, onBlockedChange: (hindrance) => reported.push(hindrance) });
    let calls = 0;
    const answer = await rateLimiter.retry(async () => {
      calls += 1;
      if (calls < 4) throw unreachable();
      return 'here';
    });
    expect([answer, calls, reported]).toEqual(['here', 4, ['server', null]]);
  });

  it('waits longer after every failure, never longer than 5 minutes, and counts calls that fail together once', () => {
    let now = 0;
    const rateLimiter = new RateLimiter({ now: () => now, random: () => 1 });
    const waits = Array.from({ length: 12 }, () => {
      const before = now;
      rateLimiter.failed(unreachable());
      rateLimiter.failed(unreachable());
      now = rateLimiter.openAt;
      return now - before;
    });
    expect(waits.slice(0, 4)).toEqual([1000, 2000, 4000, 8000]);
    expect(waits.at(-1)).toBe(300_000);
  });

  it('holds all calls while no user is signed in, lets them try when woken, and reports it until a user is', async () => {
    const rateLimiter = new RateLimiter();
    rateLimiter.pause();
    let isOpen = false;
    const opened = rateLimiter.untilOpen().then(() => (isOpen = true));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect([isOpen, rateLimiter.blockedBy]).toEqual([false, 'sign-in']);
    rateLimiter.wake();
    await opened;
    expect(isOpen).toBe(true);
    // A list request succeeds without a session too, with an empty result.
    await rateLimiter.tryOnce(async () => []);
    rateLimiter.failed(unreachable());
    expect(rateLimiter.blockedBy).toBe('sign-in');
    rateLimiter.confirmSession();
    expect(rateLimiter.blockedBy).toBeNull();
  });

  it('runs one writer at a time, also after one has failed', async () => {
    const rateLimiter = new RateLimiter();
    const order: string[] = [];
    const work = (name: string, fails = false) =>
      rateLimiter
        .exclusive(async () => {
          order.push(`${name} in`);
          await new Promise((resolve) => setTimeout(resolve, 5));
          order.push(`${name} out`);
          if (fails) throw new Error(name);
        })
        .catch(() => undefined);
    await Promise.all([work('a', true), work('b'), work('c')]);
    expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  });

  it('ends all waits when it is stopped', async () => {
    const rateLimiter = new RateLimiter();
    rateLimiter.failed(unreachable());
    const waiting = rateLimiter.untilOpen();
    rateLimiter.stop();
    await expect(waiting).rejects.toThrow(Stopped);
  });
});

describe('a server that sends Retry-After', () => {
  it('is not called for that long, also when the network comes back meanwhile', async () => {
    let now = 0;
    const rateLimiter = new RateLimiter({ now: () => now, random: () => 0 });
    const busy = new RemoteFailure('unreachable', 'general_rate_limit_exceeded', 'slow down', {
      code: 429,
      retryAfterMs: 60_000,
    });
    await rateLimiter.tryOnce(() => Promise.reject(busy));
    rateLimiter.wake();
    expect(rateLimiter.openAt).toBe(60_000);
    now = 60_001;
    await expect(rateLimiter.retry(async () => 'here')).resolves.toBe('here');
  });
});

describe('a sync whose leadership another tab has taken over', () => {
  it('sends no further request', async () => {
    const call = vi.fn(async () => 'sent');
    const rateLimiter = new RateLimiter({ fence: () => Promise.reject(new Stopped()) });
    await expect(rateLimiter.tryOnce(call)).rejects.toThrow(Stopped);
    expect(call).not.toHaveBeenCalled();
  });
});

describe('a server that fails', () => {
  it('is called by one probe at a time until it answers', async () => {
    const rateLimiter = new RateLimiter({ firstWaitMs: 1 });
    await rateLimiter.tryOnce(() => Promise.reject(unreachable()));
    let [underWay, most, asked] = [0, 0, 0];
    const call = async () => {
      asked += 1;
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 2));
      underWay -= 1;
      if (asked < 3) throw unreachable();
      return asked;
    };
    const [first] = await Promise.all([rateLimiter.retry(call), rateLimiter.retry(call), rateLimiter.retry(call)]);
    expect(first).toBeGreaterThanOrEqual(3);
    expect(most).toBeLessThanOrEqual(2);
    expect(asked).toBe(5);
  });
});
