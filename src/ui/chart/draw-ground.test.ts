import { expect, it } from 'vitest';
import { withoutOverlap } from './draw-ground.ts';

it.each([
  ['all days that fit', [20, 100, 180, 260], 18, [20, 100, 180, 260]],
  ['with large text the first and the last', [40, 100, 180, 220], 40, [40, 220]],
  ['one between them that fits', [30, 110, 150, 230], 30, [30, 110, 230]],
  ['in a narrow chart only the last', [40, 60, 80, 100], 40, [100]],
  ['the same from right to left', [260, 180, 100, 20], 60, [260, 20]],
  ['none without days', [], 10, []],
])('day labels below a chart: %s', (_, middles, half, shown) => {
  const placed = middles.map((at) => ({ at, half }));
  expect(
    withoutOverlap(placed, 4)
      .map(({ at }) => at)
      .toSorted((a, b) => middles.indexOf(a) - middles.indexOf(b)),
  ).toEqual(shown);
});
