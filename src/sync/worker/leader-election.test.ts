import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Stopped } from '@/sync/transport/rate-limiter.ts';
import { WebLocks } from '../../../tests/simulation/world/web-locks.ts';
import { untilAborted, electLeader, lockName, type Candidate, type Fence } from './leader-election.ts';

interface Tab extends Candidate {
  readonly leads: boolean;
  readonly fence: Fence;
}

let locks: WebLocks;
let tabs: Candidate[];
let frozen: Set<string>;

/** A tab whose heartbeats reach all others, unless it is frozen. */
function tab(name: string): Tab {
  let leads = false;
  let fence: Fence = async () => {};
  const candidate = electLeader({
    userId: 'amina',
    locks: locks.of(name),
    sendHeartbeat: () => !frozen.has(name) && tabs.forEach((each) => each !== candidate && each.heartbeatReceived()),
    async work(over, leaderFence) {
      leads = true;
      fence = leaderFence;
      await untilAborted(over);
      leads = false;
    },
  });
  tabs.push(candidate);
  return Object.defineProperties(candidate, {
    leads: { get: () => leads },
    fence: { get: () => fence },
  }) as Tab;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  locks = new WebLocks(lockName('amina'));
  tabs = [];
  frozen = new Set();
});
afterEach(async () => {
  await Promise.all(tabs.map((each) => each.leave()));
  vi.useRealTimers();
});

describe('leader election among the tabs of one browser', () => {
  it('one tab leads, however long, and the next follows when it leaves', async () => {
    const [first, second] = [tab('first'), tab('second')];
    await pass(120_000);
    expect([first.leads, second.leads]).toEqual([true, false]);
    await first.leave();
    await pass(0);
    expect(second.leads).toBe(true);
  });

  it('a visible tab steals the leadership from one that has been silent for 20 s, and the previous leader waits again', async () => {
    const [first, second] = [tab('first'), tab('second')];
    await pass(1_000);
    frozen.add('first');
    await pass(19_000);
    expect(second.leads).toBe(false);
    await pass(11_000);
    expect([first.leads, second.leads]).toEqual([false, true]);
    frozen.delete('first');
    await second.leave();
    await pass(0);
    expect(first.leads).toBe(true);
  });

  it('a hidden tab steals nothing', async () => {
    const [first, second] = [tab('first'), tab('second')];
    second.setVisible(false);
    await pass(1_000);
    frozen.add('first');
    await pass(120_000);
    expect([first.leads, second.leads]).toEqual([true, false]);
  });

  it('a hidden leader hands over to a waiting tab, and continues when there is none', async () => {
    const first = tab('first');
    first.setVisible(false);
    await pass(1_000);
    expect(first.leads).toBe(true);
    const second = tab('second');
    first.setVisible(true);
    first.setVisible(false);
    await pass(0);
    expect([first.leads, second.leads]).toEqual([false, true]);
  });

  it('a leader that was asleep checks its lock before it continues, and sends nothing once it has lost it', async () => {
    const [first, second] = [tab('first'), tab('second')];
    await pass(1_000);
    const { fence } = first;
    await expect(fence()).resolves.toBeUndefined();
    // Asleep: its timers do not run while time passes, and it has not received the loss of its lock yet.
    const now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => now + 60_000);
    locks.holder = { clientId: 'second', lose: () => {} };
    await expect(fence()).rejects.toThrow(Stopped);
    vi.mocked(performance.now).mockRestore();
    expect(second.leads).toBe(false);
  });
});
