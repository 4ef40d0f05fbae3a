import { describe, expect, it } from 'vitest';
import type { MeasurementType } from '@/model/records/blood-sugar.ts';
import { toInstant } from '@/model/time/instant.ts';
import { proposedMoment, type PastSugar } from './sugar-moment.ts';

/** A time on the clock of this phone; day 0 is the day of the new reading. */
const on = (day: number, time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(2026, 10, 21 + day, hour, minute).getTime();
};
const past = (day: number, time: string, measurementType: MeasurementType): PastSugar => ({
  recordedAt: toInstant(on(day, time)),
  measurementType,
});
const daily = (time: string, type: MeasurementType, days: readonly number[] = [-3, -2, -1]) =>
  days.map((day) => past(day, time, type));
const proposed = (time: string, ...earlier: PastSugar[]) => proposedMoment(on(0, time), earlier);

describe('without earlier entries the clock decides', () => {
  it.each([
    ['00:00', 'overnight'],
    ['04:59', 'overnight'],
    ['05:00', 'fasting'],
    ['09:59', 'fasting'],
    ['10:00', null],
    ['13:00', null],
    ['21:59', null],
    ['22:00', 'bedtime'],
    ['23:59', 'bedtime'],
  ])('at %s: %s', (time, moment) => expect(proposed(time)).toBe(moment));
});

describe('after a measurement before a meal the time since then decides', () => {
  it.each([
    ['07:44', [], null],
    ['07:45', [], 'post_1h'],
    ['08:14', [], 'post_1h'],
    ['08:15', [], null],
    ['08:59', [], null],
    ['09:00', [], 'post_2h'],
    ['10:00', [], 'post_2h'],
    ['10:01', [], null],
    // Who always measures one hour after a meal is offered that, who always measures two hours after it the other.
    ['08:30', daily('13:00', 'post_1h', [-1]), 'post_1h'],
    ['08:30', daily('13:00', 'post_2h', [-1]), 'post_2h'],
    ['09:30', daily('13:00', 'post_1h', [-1]), 'post_1h'],
    ['08:30', [past(-1, '13:00', 'post_1h'), past(-1, '14:00', 'post_2h')], null],
    ['08:00', daily('13:00', 'post_2h', [-1]), 'post_1h'],
  ])('fasting at 07:00, now %s, earlier %j: %s', (time, earlier, moment) =>
    expect(proposed(time, past(0, '07:00', 'fasting'), ...earlier)).toBe(moment),
  );

  it('before lunch as before breakfast', () => {
    expect(proposed('13:00', past(0, '12:00', 'pre_meal'))).toBe('post_1h');
  });
});

describe('a habit at this time of day is proposed', () => {
  it.each([
    ['three times within an hour of it', daily('13:30', 'post_1h'), 'post_1h'],
    ['twice is no habit', daily('13:30', 'post_1h', [-2, -1]), null],
    ['at another time of day', daily('15:31', 'post_1h'), null],
    ['half of them something else', [...daily('13:30', 'post_1h'), ...daily('14:00', 'pre_meal')], null],
    ['two weeks ago still counts', daily('14:30', 'post_2h', [-14, -13, -12]), 'post_2h'],
    ['longer ago no more', daily('14:30', 'post_2h', [-17, -16, -15]), null],
    ['a glucose test is never proposed', daily('14:30', 'ogtt_1h'), null],
  ])('%s', (_, earlier, moment) => expect(proposed('14:30', ...earlier)).toBe(moment));

  it('across midnight', () => expect(proposed('00:20', ...daily('23:40', 'bedtime', [-4, -3, -2]))).toBe('bedtime'));
});

it('fasting is proposed once a day, and not after another entry of the morning', () => {
  expect(proposed('06:30', ...daily('06:30', 'fasting'))).toBe('fasting');
  expect(proposed('09:30', past(0, '06:00', 'fasting'), ...daily('09:30', 'fasting'))).toBeNull();
  expect(proposed('09:00', past(0, '06:00', 'post_1h'))).toBeNull();
});

it('a reading that is entered later is judged by its own time, not by entries after it', () => {
  expect(proposed('06:00', past(0, '07:00', 'fasting'))).toBe('fasting');
});
