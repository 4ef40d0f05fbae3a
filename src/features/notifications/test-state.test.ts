import { describe, expect, it } from 'vitest';
import { testReducer, type TestEvent, type TestState } from './test-state.ts';

const begun = { is: 'begun', since: 1000 } as const;
const answered = { is: 'answered', since: 1000, id: 'test-2' } as const;
const shown = (id: string, at: number): TestEvent => ({ is: 'shown', id, at });
const after = (...news: TestEvent[]) => news.reduce<TestState>(testReducer, { is: 'idle' });

describe('a test push', () => {
  it.each([
    ['the push arrives after the response', [begun, answered, shown('test-2', 4400)], { is: 'arrived', seconds: 3 }],
    ['the push arrives before the response', [begun, shown('test-2', 2000), answered], { is: 'arrived', seconds: 1 }],
    ['an older push arrives after the response', [begun, answered, shown('test-1', 2000)], 'waiting'],
    ['an older push arrives before the response', [begun, shown('test-1', 2000), answered], 'waiting'],
    [
      'both arrive, the older one first',
      [begun, shown('test-1', 2000), shown('test-2', 3000), answered],
      { is: 'arrived', seconds: 2 },
    ],
    ['a reminder arrives that is no test', [begun, answered, shown('dose-7', 2000)], 'waiting'],
    ['nothing arrives', [begun, answered, { is: 'late' }], { is: 'lost' }],
    ['the push arrives after the timeout', [begun, answered, { is: 'late' }, shown('test-2', 90_000)], { is: 'lost' }],
    ['the server returns an error', [begun, { is: 'refused', since: 1000 }], { is: 'failed' }],
    ['the response belongs to an earlier test', [{ ...begun, since: 2000 }, answered], 'sending'],
    [
      'the error belongs to an earlier test',
      [
        { ...begun, since: 2000 },
        { is: 'refused', since: 1000 },
      ],
      'sending',
    ],
    [
      'the clock of the phone is set back meanwhile',
      [begun, answered, shown('test-2', 0)],
      { is: 'arrived', seconds: 0 },
    ],
  ] as [string, TestEvent[], TestState | TestState['is']][])('when %s', (_, news, state) => {
    expect(after(...news)).toMatchObject(typeof state === 'string' ? { is: state } : state);
  });
});
