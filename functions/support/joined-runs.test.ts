import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JoinedRuns } from './joined-runs.ts';

/** Work that ends when the test says so. */
function heldWork() {
  const started: { readonly userIds: readonly string[]; end(): void; fail(error: Error): void }[] = [];
  const work = (userIds: readonly string[]) =>
    new Promise<number>((end, fail) => started.push({ userIds, end: () => end(userIds.length), fail }));
  return { started, work, users: () => started.map(({ userIds }) => userIds) };
}
const settled = () => new Promise((done) => setImmediate(done));

describe('calls that arrive in the same instant', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('share a run: the first starts at once, all others join the next', async () => {
    const { started, work, users } = heldWork();
    const runs = new JoinedRuns(50);
    const calls = ['a', 'b', 'c', 'd'].map((user) => runs.join(user, work));
    await settled();
    expect(users()).toEqual([['a']]);
    started[0]?.end();
    await settled();
    expect(users()).toEqual([['a'], ['b', 'c', 'd']]);
    started[1]?.end();
    expect(await Promise.all(calls)).toEqual([1, 3, 3, 3]);
  });

  it('of one account during its own run make one more run, not one each', async () => {
    const { started, work, users } = heldWork();
    const runs = new JoinedRuns(50);
    void runs.join('a', work);
    await settled();
    void runs.join('a', work);
    void runs.join('a', work);
    started[0]?.end();
    await settled();
    expect(users()).toEqual([['a'], ['a']]);
  });

  it('are spread over runs of at most the given number of accounts', async () => {
    const { started, work, users } = heldWork();
    const runs = new JoinedRuns(2);
    for (const user of ['a', 'b', 'c', 'd', 'b']) void runs.join(user, work);
    for (const nth of [0, 1]) {
      await settled();
      started[nth]?.end();
    }
    await settled();
    expect(users()).toEqual([['a'], ['b', 'c'], ['d']]);
  });

  it('use the work of the last call, whose key is valid the longest', async () => {
    const [first, second, third] = [heldWork(), heldWork(), heldWork()];
    const runs = new JoinedRuns(50);
    void runs.join('a', first.work);
    void runs.join('b', second.work);
    void runs.join('c', third.work);
    await settled();
    first.started[0]?.end();
    await settled();
    expect([second.users(), third.users()]).toEqual([[], [['b', 'c']]]);
  });

  it('are not held up by a run that failed or hangs', async () => {
    const { started, work, users } = heldWork();
    const runs = new JoinedRuns(50, 10_000);
    const failing = runs.join('a', work);
    void runs.join('b', work);
    await settled();
    started[0]?.fail(new Error('no answer'));
    await expect(failing).rejects.toThrow('no answer');
    await settled();
    expect(users()).toEqual([['a'], ['b']]);
    void runs.join('c', work);
    vi.advanceTimersByTime(10_000);
    await settled();
    expect(users()).toEqual([['a'], ['b'], ['c']]);
    started[1]?.end();
    started[2]?.end();
    await settled();
    void runs.join('d', work);
    await settled();
    expect(users()).toHaveLength(4);
  });
});
