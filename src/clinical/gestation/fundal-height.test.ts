import { expect, it } from 'vitest';
import { fundalHeightCm } from './fundal-height.ts';

it('the height of the womb rises from week 16 to 42 and stays within 2.5 cm of the number of the week until 40', () => {
  let before = 0;
  for (let week = 16; week <= 42; week += 1) {
    const height = fundalHeightCm(week) ?? 0;
    expect(height, String(week)).toBeGreaterThan(before);
    if (week <= 40) expect(Math.abs(height - week), String(week)).toBeLessThan(2.5);
    before = height;
  }
});

it('the height of the womb is unknown outside the weeks of its source', () => {
  for (const week of [4, 15, 43, 20.5]) expect(fundalHeightCm(week)).toBeNull();
});
