import { expect, it } from 'vitest';
import { SAFE_ZONE_PX, TOOLTIP_OFFSET_PX, tooltipPlace } from './tooltip-place.ts';

const phone = { width: 360, height: 740 };
const tooltip = { width: 80, height: 28 };
const control = (left: number, top: number) => ({ left, top, width: 48, height: 48 });

it('the offset is 4 px and the safe zone 5 px, as the specification says', () =>
  expect([TOOLTIP_OFFSET_PX, SAFE_ZONE_PX]).toEqual([4, 5]));

it.each([
  ['in the middle: centred, 4 px below', control(156, 300), { left: 140, top: 352 }],
  ['at the left edge: 5 px stay free', control(0, 300), { left: 5, top: 352 }],
  ['at the right edge: 5 px stay free', control(312, 300), { left: 275, top: 352 }],
  ['with exactly the room that it needs below', control(156, 740 - 48 - 4 - 28 - 5), { left: 140, top: 707 }],
  ['with one pixel less below: 4 px above', control(156, 740 - 48 - 4 - 28 - 4), { left: 140, top: 624 }],
])('a tooltip %s', (_, box, place) => expect(tooltipPlace(box, tooltip, phone)).toEqual(place));

it('a tooltip that fits neither below nor above stays inside of the safe zone', () => {
  const low = { width: 360, height: 80 };
  expect(tooltipPlace(control(156, 10), tooltip, low)).toEqual({ left: 140, top: 47 });
});

it('a tooltip that is wider than the window begins 5 px from its edge', () =>
  expect(tooltipPlace(control(156, 300), { width: 500, height: 28 }, phone).left).toBe(5));
