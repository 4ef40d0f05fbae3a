import { describe, expect, it } from 'vitest';
import { newExecution, type Execution, type Trigger } from './execution.ts';
import { ExecutionHistory } from './execution-history.ts';

const long = (n: number) => 'x'.repeat(n);
const run = (trigger: Trigger = 'http', changes: Partial<Execution> = {}): Execution => ({
  ...newExecution(
    'contact',
    trigger,
    { method: 'POST', path: `/${long(2000)}`, headers: { 'user-agent': long(100_000), host: 'h' }, body: '' },
    null,
  ),
  responseBody: long(100_000),
  responseHeaders: [{ name: 'x', value: long(100_000) }],
  logs: long(100_000),
  errors: long(100_000),
  ...changes,
});

describe('the history of runs', () => {
  it('keeps nothing that a guest sent, and of guests the latest hundred for each function', () => {
    const history = new ExecutionHistory();
    const kept = run('schedule');
    history.put(kept);
    for (let i = 0; i < 1500; i++) history.put(run(), true);
    const runs = history.list('contact');
    expect(runs).toHaveLength(101);
    expect(runs.some(({ $id }) => $id === kept.$id)).toBe(true);
    expect(runs.filter(({ $id }) => $id !== kept.$id)).toSatisfy((all: Execution[]) =>
      all.every(({ requestPath, requestHeaders }) => requestPath === '' && requestHeaders.length === 0),
    );
  });

  it('keeps at most 15,000 characters of one run, and 1,000 runs of a function', () => {
    const history = new ExecutionHistory();
    for (let i = 0; i < 1001; i++) history.put(run('event', { responseHeaders: [] }));
    const runs = history.list('contact');
    expect(runs).toHaveLength(1000);
    expect(Math.max(...runs.map((each) => JSON.stringify(each).length))).toBeLessThan(15_000);
  });

  it('keeps no response to a caller', () => {
    const history = new ExecutionHistory();
    history.put(run());
    expect(history.list('contact')[0]).toMatchObject({ responseBody: '', responseHeaders: [] });
  });

  it('lists the newest first and finds each by its id', () => {
    const history = new ExecutionHistory();
    const [first, second] = [run('http', { $createdAt: '2026-11-21T08:00:00.000+00:00' }), run()];
    history.put(first);
    history.put(second, true);
    expect(history.list('contact').map(({ $id }) => $id)).toEqual([second.$id, first.$id]);
    expect(history.get('contact', first.$id)?.$id).toBe(first.$id);
    expect(history.get('contact', second.$id)?.$id).toBe(second.$id);
    expect(history.get('ai', second.$id)).toBeUndefined();
  });
});
