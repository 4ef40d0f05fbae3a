import { describe, expect, it, vi } from 'vitest';
import { Gate, Stopped } from './gate.ts';
import { RemoteFailure } from './remote-failure.ts';

const unreachable = () => new RemoteFailure('unreachable', 'general_server_error', 'down');

describe('the gate to the server', () => {
  it('repeats a call until it is answered, and says why it waits', async () => {
    const said: unknown[] = [];
    const gate = new Gate({ firstWaitMs: 5, changed: (hindrance) => said.push(hindrance) });
    let calls = 0;
    const answer = await gate.ask(async () => {
      calls += 1;
      if (calls < 4) throw unreachable();
      return 'here';
    });
    expect([answer, calls, said]).toEqual(['here', 4, ['server', null]]);
  });

  it('waits longer after every failure, never longer than 5 minutes, and counts calls that fail together once', () => {
    let now = 0;
    const gate = new Gate({ now: () => now, random: () => 1 });
    const waits = Array.from({ length: 12 }, () => {
      const before = now;
      gate.failed(unreachable());
      gate.failed(unreachable());
      now = gate.openAt;
      return now - before;
    });
    expect(waits.slice(0, 4)).toEqual([1000, 2000, 4000, 8000]);
    expect(waits.at(-1)).toBe(300_000);
  });

  it('holds everybody while nobody is signed in, lets them through when woken, and says so until somebody is', async () => {
    const gate = new Gate();
    gate.pause();
    let isThrough = false;
    const through = gate.open().then(() => (isThrough = true));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect([isThrough, gate.hindrance]).toEqual([false, 'sign-in']);
    gate.wake();
    await through;
    expect(isThrough).toBe(true);
    // A list is answered without a session too, as if there were nothing.
    await gate.try(async () => []);
    gate.failed(unreachable());
    expect(gate.hindrance).toBe('sign-in');
    gate.admit();
    expect(gate.hindrance).toBeNull();
  });

  it('lets one writer in at a time, also after one has failed', async () => {
    const gate = new Gate();
    const order: string[] = [];
    const work = (name: string, fails = false) =>
      gate
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
    const gate = new Gate();
    gate.failed(unreachable());
    const waiting = gate.open();
    gate.stop();
    await expect(waiting).rejects.toThrow(Stopped);
  });
});

describe('a server that asks to be left alone', () => {
  it('is left alone for that long, also when the network comes back meanwhile', async () => {
    let now = 0;
    const gate = new Gate({ now: () => now, random: () => 0 });
    const busy = new RemoteFailure('unreachable', 'general_rate_limit_exceeded', 'slow down', {
      code: 429,
      retryAfterMs: 60_000,
    });
    await gate.try(() => Promise.reject(busy));
    gate.wake();
    expect(gate.openAt).toBe(60_000);
    now = 60_001;
    await expect(gate.ask(async () => 'here')).resolves.toBe('here');
  });
});

describe('a sync that somebody else has taken over', () => {
  it('makes no further call', async () => {
    const call = vi.fn(async () => 'sent');
    const gate = new Gate({ fence: () => Promise.reject(new Stopped()) });
    await expect(gate.try(call)).rejects.toThrow(Stopped);
    expect(call).not.toHaveBeenCalled();
  });
});

describe('a server that fails', () => {
  it('is asked by one call at a time until it answers', async () => {
    const gate = new Gate({ firstWaitMs: 1 });
    await gate.try(() => Promise.reject(unreachable()));
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
    const [first] = await Promise.all([gate.ask(call), gate.ask(call), gate.ask(call)]);
    expect(first).toBeGreaterThanOrEqual(3);
    expect(most).toBeLessThanOrEqual(2);
    expect(asked).toBe(5);
  });
});
