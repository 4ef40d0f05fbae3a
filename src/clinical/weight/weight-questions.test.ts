import { describe, expect, it } from 'vitest';
import { askedByWeight } from './weight-questions.ts';

const weighed = { recordedAt: '2026-06-15T08:00:00.000+00:00' };
const HOUR = 3_600_000;
const pressure = (systolic: number, diastolic: number, hoursAfter: number) => ({
  systolic,
  diastolic,
  recordedAt: new Date(Date.parse(weighed.recordedAt) + hoursAfter * HOUR).toISOString(),
});

describe('the pressure taken because of a weight', () => {
  it.each([
    ['the highest, also when a lower one followed', [pressure(118, 76, 3), pressure(142, 80, 2)], 142],
    ['the highest by either number', [pressure(132, 91, 2), pressure(138, 80, 3)], 132],
    ['one of the same moment', [pressure(142, 91, 0)], 142],
    ['one of exactly 24 hours later', [pressure(142, 91, 24)], 142],
    ['none from before', [pressure(142, 91, -0.01)], undefined],
    ['none from later than 24 hours', [pressure(142, 91, 24.01)], undefined],
  ])('is %s', (_, pressures, systolic) => {
    expect(askedByWeight(weighed, pressures).pressure?.systolic).toBe(systolic);
  });
});

describe('the symptoms answered because of a weight', () => {
  it('are those of its card, as far as the card offers them', () => {
    expect(askedByWeight(weighed, [], ['headache', 'ketones'])).toMatchObject({
      symptoms: ['headache'],
      isVomiting: false,
    });
  });

  it('include vomiting, by which a loss of weight is judged', () => {
    expect(askedByWeight(weighed, [], ['vomiting'])).toMatchObject({ symptoms: ['vomiting'], isVomiting: true });
    expect(askedByWeight(weighed, [], ['cannot_keep_fluids'])).toMatchObject({ symptoms: [], cannotKeepFluids: true });
  });
});
