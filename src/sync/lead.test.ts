import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Stopped } from './gate.ts';
import { WebLocks } from '../../tests/simulation/world/web-locks.ts';
import { aborted, lead, lockName, type Candidate, type Fence } from './lead.ts';

interface Tab extends Candidate {
  readonly leads: boolean;
  readonly fence: Fence;
}

let locks: WebLocks;
let tabs: Candidate[];
let mute: Set<string>;

/** A tab whose beats reach all others, unless it is mute as a frozen one is. */
function tab(name: string): Tab {
  let leads = false;
  let fence: Fence = async () => {};
  const candidate = lead({
    userId: 'amina',
    locks: locks.of(name),
    beat: () => !mute.has(name) && tabs.forEach((each) => each !== candidate && each.heardBeat()),
    async work(over, given) {
      leads = true;
      fence = given;
      await aborted(over);
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
  mute = new Set();
});
afterEach(async () => {
  await Promise.all(tabs.map((each) => each.leave()));
  vi.useRealTimers();
});

describe('among the tabs of one browser', () => {
  it('one leads, however long, and the next follows when it leaves', async () => {
    const [first, second] = [tab('first'), tab('second')];
    await pass(120_000);
    expect([first.leads, second.leads]).toEqual([true, false]);
    await first.leave();
    await pass(0);
    expect(second.leads).toBe(true);
  });

  it('a visible one takes the lead from one that has been silent for 20 s, and the loser waits again', async () => {
    const [first, second] = [tab('first'), tab('second')];
    await pass(1_000);
    mute.add('first');
    await pass(19_000);
    expect(second.leads).toBe(false);
    await pass(11_000);
    expect([first.leads, second.leads]).toEqual([false, true]);
    mute.delete('first');
    await second.leave();
    await pass(0);
    expect(first.leads).toBe(true);
  });

  it('a hidden one takes nothing', async () => {
    const [first, second] = [tab('first'), tab('second')];
    second.setVisible(false);
    await pass(1_000);
    mute.add('first');
    await pass(120_000);
    expect([first.leads, second.leads]).toEqual([true, false]);
  });

  it('one that is hidden gives the lead to whoever waits, and keeps it when nobody does', async () => {
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

  it('one that was asleep asks the browser before it goes on, and sends nothing once it has lost', async () => {
    const [first, second] = [tab('first'), tab('second')];
    await pass(1_000);
    const { fence } = first;
    await expect(fence()).resolves.toBeUndefined();
    // Asleep: its timers stand still while time passes, and nobody has told it of its loss yet.
    const now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => now + 60_000);
    locks.holder = { clientId: 'second', lose: () => {} };
    await expect(fence()).rejects.toThrow(Stopped);
    vi.mocked(performance.now).mockRestore();
    expect(second.leads).toBe(false);
  });
});
