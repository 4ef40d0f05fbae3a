import { describe, expect, it } from 'vitest';
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

  it('holds everybody while nobody is signed in, and lets them through when woken', async () => {
    const gate = new Gate();
    gate.pause();
    let isThrough = false;
    const through = gate.open().then(() => (isThrough = true));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect([isThrough, gate.hindrance]).toEqual([false, 'sign-in']);
    gate.wake();
    await through;
    expect(isThrough).toBe(true);
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
