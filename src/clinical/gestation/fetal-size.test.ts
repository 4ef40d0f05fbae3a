import { describe, expect, it } from 'vitest';
import { fetalSizeAt, fetalSizeSources } from './fetal-size.ts';

const weeks = Array.from({ length: 39 }, (_, index) => index + 4);
const measured = weeks.map((week) => ({ week, ...fetalSizeAt(week) }));
const rises = (values: readonly number[]) => values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0));

describe('the size of the baby', () => {
  it('has a length for every week from 6 to 42 and a weight for every week from 10 to 42, and none before', () => {
    expect(measured.filter(({ length }) => !length).map(({ week }) => week)).toEqual([4, 5]);
    expect(measured.filter(({ grams }) => !grams).map(({ week }) => week)).toEqual([4, 5, 6, 7, 8, 9]);
  });

  it('rises from week to week', () => {
    expect(rises(measured.flatMap(({ length }) => (length ? [length.mm] : [])))).toBe(true);
    expect(rises(measured.flatMap(({ grams }) => (grams ? [grams] : [])))).toBe(true);
  });

  it('is measured from crown to rump to week 13 and from crown to heel after it', () => {
    expect(fetalSizeAt(13)?.length?.measure).toBe('crownRump');
    expect(fetalSizeAt(14)?.length?.measure).toBe('crownHeel');
  });

  // Computed by hand from the formulas of the sources; 6 weeks and 5 mm stand side by side in Robinson's table.
  it.each([
    [6, 5],
    [10, 32],
    [13, 67],
    [20, 246],
    [40, 487],
  ])('at week %i the length is %i mm', (week, mm) => {
    expect(Math.round(fetalSizeAt(week)?.length?.mm ?? 0)).toBe(mm);
  });

  it.each([
    [10, 35],
    [40, 3619],
  ])('at week %i the weight is %i g', (week, grams) => {
    expect(Math.round(fetalSizeAt(week)?.grams ?? 0)).toBe(grams);
  });

  it('stays within what is possible', () => {
    for (const { week, length, grams } of measured) {
      expect(length?.mm ?? 4, String(week)).toBeGreaterThan(3);
      expect(length?.mm ?? 4, String(week)).toBeLessThan(520);
      expect(grams ?? 20, String(week)).toBeLessThan(4000);
    }
  });

  it('does not exist outside weeks 4 to 42 or between two weeks', () => {
    for (const week of [0, 3, 43, 12.5, Number.NaN]) expect(fetalSizeAt(week)).toBeNull();
  });

  it('names a source for every number that it gives', () => {
    for (const { week, length, grams } of measured) {
      expect(fetalSizeSources(week).length > 0, String(week)).toBe(Boolean(length));
      expect(fetalSizeSources(week).includes('HADLOCK-1991'), String(week)).toBe(Boolean(grams));
    }
  });
});
