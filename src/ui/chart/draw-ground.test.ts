import { expect, it } from 'vitest';
import { withoutOverlap } from './draw-ground.ts';

it.each([
  ['all days that have room', [20, 100, 180, 260], 18, [20, 100, 180, 260]],
  ['with large letters the first and the last', [40, 100, 180, 220], 40, [40, 220]],
  ['one between them that has room', [30, 110, 150, 230], 30, [30, 110, 230]],
  ['in a narrow chart the last alone', [40, 60, 80, 100], 40, [100]],
  ['from right to left the same', [260, 180, 100, 20], 60, [260, 20]],
  ['nothing where there is nothing', [], 10, []],
])('days below a chart: %s', (_, middles, half, shown) => {
  const placed = middles.map((at) => ({ at, half }));
  expect(
    withoutOverlap(placed, 4)
      .map(({ at }) => at)
      .toSorted((a, b) => middles.indexOf(a) - middles.indexOf(b)),
  ).toEqual(shown);
});
