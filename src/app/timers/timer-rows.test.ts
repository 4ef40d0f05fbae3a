import { describe, expect, it } from 'vitest';
import { toInstant } from '@/model/time/instant.ts';
import { byDay } from './by-day.ts';
import { contractionRows } from './contraction-rows.ts';
import { marksOf, minutesOf, minutesToTen, tapeLength } from './movement-tape.ts';

const minute = 60_000;
/** 9:00 on the clock of this phone. */
const nine = new Date(2026, 10, 21, 9).getTime();
const timed = (after: number, seconds: number | null) => ({
  recordedAt: toInstant(nine + after * minute),
  ...(seconds !== null && { endedAt: toInstant(nine + after * minute + seconds * 1000) }),
});

describe('contractions on tapes of half an hour', () => {
  it('lie in the half hour in which they began, the newest half hour first', () => {
    const rows = contractionRows([timed(31, 60), timed(29.5, 60), timed(0, 30)]);
    expect(rows.map(({ from, count }) => [(from - nine) / minute, count])).toEqual([
      [30, 1],
      [0, 2],
    ]);
  });

  it('have the mean of the starts and of the lengths that were timed', () => {
    const [row] = contractionRows([timed(0, 40), timed(4, null), timed(10, 60)]);
    expect(row).toMatchObject({ count: 3, every: 5 * minute, length: 50_000 });
  });

  it('have no mean distance for one, and no length when no end was timed', () => {
    expect(contractionRows([timed(3, null)])).toMatchObject([{ every: null, length: null }]);
    expect(contractionRows([])).toEqual([]);
  });

  it('mark the latest one, whatever their order', () => {
    const [late, early] = contractionRows([timed(1, 60), timed(40, null)]);
    expect(late?.marks).toEqual([{ at: 10, length: null, tone: 'now' }]);
    expect(early?.marks).toEqual([{ at: 1, length: 1 }]);
  });
});

describe('the tape of counts of movements', () => {
  it.each([
    [[], 10],
    [[10], 10],
    [[4, 10.1], 30],
    [[60], 60],
    [[61], 120],
    [[719], 720],
    [[9999], 720],
  ])('is long enough for %j minutes: %i', (minutes, length) => expect(tapeLength(minutes).length).toBe(length));

  it('has a ring at each tenth movement', () => {
    const marks = marksOf(Array.from({ length: 21 }, (_, index) => index * 60));
    expect(marks.flatMap(({ tone }, index) => (tone ? [index + 1] : []))).toEqual([10, 20]);
  });
});

const counted = (seconds: string[] | null, endedAt: number | null) => ({
  recordedAt: toInstant(nine),
  ...(endedAt !== null && { endedAt: toInstant(nine + endedAt * minute) }),
  seconds,
});
const everyMinute = (count: number) => Array.from({ length: count }, (_, index) => String((index + 1) * 60));

it.each([
  [counted(everyMinute(9), 20), null, 20],
  [counted(everyMinute(10), 20), 10, 20],
  [counted(everyMinute(12).toReversed(), null), 10, 12],
  [counted(null, 20), null, 20],
  [counted(['no number', '-5', '60'], null), null, 1],
])('a count %#: minutes to the tenth movement, and minutes in all', (count, ten, minutes) => {
  expect([minutesToTen(count), minutesOf(count)]).toEqual([ten, minutes]);
});

it('records are grouped by the day on which they began', () => {
  const days = byDay([timed(16 * 60, 1), timed(14 * 60, 1), timed(-9 * 60, 1)]);
  expect(days.map(({ day, records }) => [new Date(day).getDate(), records.length])).toEqual([
    [22, 1],
    [21, 2],
  ]);
});
