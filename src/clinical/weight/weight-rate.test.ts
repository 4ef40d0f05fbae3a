import { describe, expect, it } from 'vitest';
import { weeklyRate } from './weight-rate.ts';

/** Weights in kg, by the days before the newest. */
const at = (...weights: [days: number, kg: number][]) => weights.map(([daysOlder, kg]) => ({ daysOlder, kg }));

describe('the weekly rate: Theil-Sen slope of the last 28 days', () => {
  it.each([
    ['a straight line', at([0, 71.6], [7, 71.2], [14, 70.8], [21, 70.4], [28, 70]), 0.4],
    ['a loss', at([0, 70], [7, 70.2], [14, 70.4], [21, 70.6]), -0.2],
    // 76 kg is in four of the ten pairs; the two middle slopes are of the others.
    ['one reading of another scale', at([0, 71.6], [7, 71.2], [14, 76], [21, 70.4], [28, 70]), 0.4],
    ['two readings of one day', at([0, 71.6], [0, 71.6], [14, 70.8], [28, 70]), 0.4],
    ['readings in any order', at([28, 70], [0, 71.6], [21, 70.4], [7, 71.2]), 0.4],
    ['an older reading, which does not count', at([0, 71.6], [7, 71.2], [14, 70.8], [21, 70.4], [29, 40]), 0.4],
  ])('of %s', (_, weights, rate) => {
    expect(weeklyRate(weights)).toBe(rate);
  });

  it.each([
    ['3 readings', at([0, 71], [14, 70], [28, 69])],
    ['20 days', at([0, 71], [7, 70], [14, 69], [20, 68])],
    ['no reading', at()],
  ])('is unknown from %s', (_, weights) => {
    expect(weeklyRate(weights)).toBeNull();
  });
});
