import { describe, expect, it } from 'vitest';
import { baseWeight, gainBand, gainPlan, gainRowOf } from './weight-gain.ts';

const base = (kg: number) => ({ kg, from: 'pre_pregnancy' as const });
/** At 200 cm a BMI of 25 is 100 kg. */
const plan = (bmi: number, more: { fetuses?: number; age?: number } = {}) =>
  gainPlan({ base: base(bmi * 4), heightCm: 200, ...more });

describe('recommended gain, IOM 2009', () => {
  it.each([
    [18.4, 12.5, 18, 28, 40, 0.44, 0.58],
    [18.5, 11.5, 16, 25, 35, 0.35, 0.5],
    [24.9, 11.5, 16, 25, 35, 0.35, 0.5],
    [25, 7, 11.5, 15, 25, 0.23, 0.33],
    [29.9, 7, 11.5, 15, 25, 0.23, 0.33],
    [30, 5, 9, 11, 20, 0.17, 0.27],
    [45, 5, 9, 11, 20, 0.17, 0.27],
  ])('BMI %d: %d-%d kg, %d-%d lb, %d-%d kg a week', (bmi, low, high, lowLb, highLb, weekLow, weekHigh) => {
    expect(plan(bmi)).toMatchObject({ total: { low, high }, weekly: { low: weekLow, high: weekHigh } });
    expect(gainRowOf(bmi).totalLb).toEqual({ low: lowLb, high: highLb });
  });

  it.each([
    [18.4, 'ask_care_team'],
    [18.5, { low: 17, high: 25 }],
    [25, { low: 14, high: 23 }],
    [30, { low: 11, high: 19 }],
  ])('twins, BMI %d: %j, and no weekly rate', (bmi, total) => {
    expect(plan(bmi, { fetuses: 2 })).toMatchObject({ total, weekly: null });
  });

  it('has no band for three or more, nor without height or weight', () => {
    expect(plan(22, { fetuses: 3 }).total).toBe('ask_care_team');
    expect(gainPlan({ base: base(60) }).total).toBe('no_height');
    expect(gainPlan({ base: null, heightCm: 165 }).total).toBe('no_weight');
  });

  it.each([
    [17, true],
    [18, false],
    [undefined, false],
  ])('at %s years the note for teenagers is shown: %s', (age, expected) => {
    expect(plan(22, { age })).toMatchObject({ isTeenager: expected, total: { low: 11.5, high: 16 } });
  });
});

describe('the base weight for the gain', () => {
  const LMP = '2026-01-01';
  const at = (weight: number, day: string) => ({ weight, unit: 'kg' as const, recordedAt: `${day}T08:00:00Z` });

  it('is the weight before pregnancy', () => {
    expect(baseWeight(60, [at(62, '2026-02-01')], LMP, 'UTC')).toEqual({ kg: 60, from: 'pre_pregnancy' });
  });

  it('else the first before 14 weeks, labelled as such', () => {
    const readings = [at(64, '2026-05-01'), at(61, '2026-04-08'), at(59, '2025-12-01')];
    expect(baseWeight(null, readings, LMP, 'UTC')).toEqual({ kg: 61, from: 'early_pregnancy' });
  });

  it('is unknown when the first one is from 14w0d on, or the dates are unknown', () => {
    expect(baseWeight(null, [at(61, '2026-04-09')], LMP, 'UTC')).toBeNull();
    expect(baseWeight(null, [at(61, '2026-02-01')], null, 'UTC')).toBeNull();
  });
});

describe('the band of the chart', () => {
  const total = { low: 11.5, high: 16 };
  it.each([
    [0, 0, 2],
    [90, 0, 2],
    [91, 0.5, 2],
    [280, 11.5, 16],
    [287, 11.5, 16],
  ])('on day %i: %d to %d kg', (day, low, high) => {
    expect(gainBand(total, day)).toEqual({ low, high });
  });

  it('is straight between 13w0d and 40w0d', () => {
    const middle = gainBand(total, (91 + 280) / 2);
    expect(middle.low).toBeCloseTo(6, 10);
    expect(middle.high).toBeCloseTo(9, 10);
  });
});
