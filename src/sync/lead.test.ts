import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Stopped } from './gate.ts';
import { aborted, lead, type Candidate, type Fence } from './lead.ts';

interface Waiting {
  clientId: string;
  grant: () => void;
}

/** The browser's locks of one name, as the specification has them: a queue, one holder, and theft. */
class Locks {
  holder: { clientId: string; lose: () => void } | undefined;
  readonly queue: Waiting[] = [];

  of(clientId: string): LockManager {
    const manager = {
      request: (_: string, { signal, steal = false }: LockOptions, work: () => Promise<unknown>) =>
        new Promise<unknown>((resolve, reject) => {
          const abort = () => reject(new DOMException('', 'AbortError'));
          const grant = () => {
            const mine = { clientId, lose: abort };
            this.holder = mine;
            void work()
              .then(resolve, reject)
              .finally(() => {
                if (this.holder === mine) this.next();
              });
          };
          const waiting = { clientId, grant };
          if (steal) {
            this.holder?.lose();
            grant();
          } else if (this.holder) this.queue.push(waiting);
          else grant();
          signal?.addEventListener('abort', () => {
            const at = this.queue.indexOf(waiting);
            if (at >= 0) this.queue.splice(at, 1);
            abort();
          });
        }),
      query: async () => ({
        held: this.holder ? [{ name: 'maia-sync-amina', clientId: this.holder.clientId }] : [],
        pending: this.queue.map((waiting) => ({ name: 'maia-sync-amina', clientId: waiting.clientId })),
      }),
    };
    return manager as unknown as LockManager;
  }

  private next(): void {
    this.holder = undefined;
    this.queue.shift()?.grant();
  }
}

interface Tab extends Candidate {
  readonly leads: boolean;
  readonly fence: Fence;
}

let locks: Locks;
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
  locks = new Locks();
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
