import { describe, expect, it } from 'vitest';
import { frequencies, frequencyNames, needsTimes, usualTimes, type Frequency } from './reminder-frequency.ts';
import { isClockTime } from './reminder.ts';

describe('the usual times of a frequency', () => {
  it.each<[Frequency, string]>([
    ['once', '08:00'],
    ['twice', '08:00 20:00'],
    ['thrice', '08:00 14:00 20:00'],
    ['four', '08:00 12:00 16:00 20:00'],
    ['every6h', '00:00 06:00 12:00 18:00'],
    ['every8h', '06:00 14:00 22:00'],
    ['every12h', '08:00 20:00'],
    ['otherDay', '08:00'],
    ['weekly', '08:00'],
    ['bedtime', '22:00'],
    ['beforeMeals', '07:30 12:30 18:30'],
    ['withMeals', '08:00 13:00 19:00'],
    ['afterMeals', '08:30 13:30 19:30'],
    ['asNeeded', ''],
  ])('%s: %s', (frequency, times) => {
    expect(usualTimes(frequency).join(' ')).toBe(times);
  });

  it('are valid, in order, each once, and as many as the frequency has', () => {
    for (const name of frequencyNames) {
      const times = usualTimes(name);
      expect(times.every(isClockTime), name).toBe(true);
      expect(times, name).toEqual([...new Set(times)].toSorted());
      expect(times, name).toHaveLength(frequencies[name].times ?? times.length);
    }
  });

  it.each([
    ['every6h', 6],
    ['every8h', 8],
    ['every12h', 12],
  ] as const)('of %s are %i hours apart, also over midnight', (frequency, hours) => {
    const minutes = usualTimes(frequency).map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
    const gaps = minutes.map((each, at) => ((minutes[at + 1] ?? (minutes[0] ?? 0) + 24 * 60) - each) / 60);
    expect(new Set(gaps)).toEqual(new Set([hours]));
  });

  it.each(['own', ''] as const)('are none before a choice and for own words: "%s"', (frequency) => {
    expect(usualTimes(frequency)).toEqual([]);
  });
});

describe('a reminder without times', () => {
  it.each([
    ['Twice a day', true],
    ['Once a week', true],
    ['after the walk', true],
    ['As needed', false],
    [' as NEEDED ', false],
  ])('"%s" would never be due: %s', (frequency, isFault) => {
    expect(needsTimes(frequency)).toBe(isFault);
  });
});
