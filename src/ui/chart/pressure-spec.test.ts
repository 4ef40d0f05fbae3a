import { describe, expect, it } from 'vitest';
import { lastDays } from './day-range.ts';
import { lineSpec } from './line-spec.ts';
import { pressureSpec } from './pressure-spec.ts';

const range = lastDays(Date.UTC(2026, 10, 21, 12), 14);
const time = range.to - 1000;
const draw = { range, gaps: [], ticks: [], figure: String };

describe('the axis of a chart', () => {
  it('shows the severe line in a full chart, and in a small one only when a reading is near it', () => {
    const calm = { ...draw, stems: [{ time, top: 118, bottom: 76 }] };
    expect(pressureSpec(calm).limits.map((limit) => limit.value)).toEqual([60, 90, 140, 160]);
    expect(pressureSpec({ ...calm, isSmall: true }).limits.map((limit) => limit.value)).toEqual([60, 90, 140]);
    const severe = { ...draw, stems: [{ time, top: 164, bottom: 112 }], isSmall: true };
    expect(pressureSpec(severe).limits.at(-1)).toMatchObject({ value: 160, tone: 'danger' });
  });

  it('includes every measured value', () => {
    const { low, high } = pressureSpec({ ...draw, stems: [{ time, top: 252, bottom: 38 }] });
    expect(low).toBeLessThan(38);
    expect(high).toBeGreaterThan(252);
  });

  it('does not make half a kilogram look large', () => {
    const points = [
      { time: range.from, value: 68.4 },
      { time, value: 68.9 },
    ];
    const { low, high } = lineSpec({ ...draw, points, bands: [], limits: [], leastSpan: 6 });
    expect(high - low).toBeGreaterThanOrEqual(6);
    expect(low).toBeLessThan(68.4);
    expect(high).toBeGreaterThan(68.9);
  });
});
