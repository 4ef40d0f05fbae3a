import { describe, expect, it } from 'vitest';
import { afterNews, type TestNews, type TestState } from './test-state.ts';

const begun = { is: 'begun', since: 1000 } as const;
const answered = { is: 'answered', since: 1000, id: 'test-2' } as const;
const shown = (id: string, at: number): TestNews => ({ is: 'shown', id, at });
const after = (...news: TestNews[]) => news.reduce<TestState>(afterNews, { is: 'idle' });

describe('a test of the reminders', () => {
  it.each([
    ['the message comes after the answer', [begun, answered, shown('test-2', 4400)], { is: 'arrived', seconds: 3 }],
    ['the message comes before the answer', [begun, shown('test-2', 2000), answered], { is: 'arrived', seconds: 1 }],
    ['an older message comes after the answer', [begun, answered, shown('test-1', 2000)], 'waiting'],
    ['an older message comes before the answer', [begun, shown('test-1', 2000), answered], 'waiting'],
    [
      'both come, the older one first',
      [begun, shown('test-1', 2000), shown('test-2', 3000), answered],
      { is: 'arrived', seconds: 2 },
    ],
    ['a reminder comes that is no test', [begun, answered, shown('dose-7', 2000)], 'waiting'],
    ['nothing comes', [begun, answered, { is: 'late' }], { is: 'lost' }],
    [
      'the message comes after all patience',
      [begun, answered, { is: 'late' }, shown('test-2', 90_000)],
      { is: 'lost' },
    ],
    ['the server refuses', [begun, { is: 'refused', since: 1000 }], { is: 'failed' }],
    ['the answer belongs to a test before', [{ ...begun, since: 2000 }, answered], 'sending'],
    [
      'the refusal belongs to a test before',
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
  ] as [string, TestNews[], TestState | TestState['is']][])('when %s', (_, news, state) => {
    expect(after(...news)).toMatchObject(typeof state === 'string' ? { is: state } : state);
  });
});
