import { describe, expect, it } from 'vitest';
import { fitted, MAX_SCALE, moveBy, toggleAt, turnRight, whole, within, zoomBy } from './zoom.ts';

const stage = { width: 360, height: 540 };
const photo = { width: 4000, height: 3000 };

describe('a picture fits the stage', () => {
  it('as it is, and turned by a quarter', () => {
    expect(fitted(photo, stage, 0)).toEqual({ width: 360, height: 270 });
    // Turned, its 360 px are the height of what is seen, and its width is 480 px.
    expect(fitted(photo, stage, 1)).toEqual({ width: 480, height: 360 });
    expect(fitted(photo, stage, 2)).toEqual({ width: 360, height: 270 });
  });

  it('has no size before it is loaded', () => {
    expect(fitted({ width: 0, height: 0 }, stage, 0)).toEqual({ width: 0, height: 0 });
  });
});

it('what is under the finger stays under it while the picture grows', () => {
  const at = { x: 100, y: -50 };
  const view = zoomBy(whole, 2, at);
  expect(view.scale).toBe(2);
  // The point of the picture under `at` was 100 px from the centre and is now 200 px from the centre of the picture.
  expect([view.x + 200, view.y - 100]).toEqual([100, -50]);
});

it('never smaller than the whole page, nor larger than 8 times', () => {
  expect(zoomBy(whole, 0.5).scale).toBe(1);
  expect(zoomBy(whole, 100).scale).toBe(MAX_SCALE);
});

it('a moved picture does not leave the stage', () => {
  const near = within(moveBy(zoomBy(whole, 2), { x: 1000, y: 1000 }), photo, stage);
  // 720 px wide on 360 px: 180 px to each side. 540 px high on 540 px: not at all.
  expect([near.x, near.y]).toEqual([180, 0]);
  expect(within(moveBy(whole, { x: 30, y: 30 }), photo, stage)).toMatchObject({ x: 0, y: 0 });
});

it('four turns are none, and a turn shows the whole page', () => {
  const once = turnRight(zoomBy(whole, 3, { x: 5, y: 5 }));
  expect(once).toEqual({ scale: 1, x: 0, y: 0, turns: 1 });
  expect(turnRight(turnRight(turnRight(once)))).toEqual(whole);
});

it('a double tap enlarges, the next one shows the whole page, turned as before', () => {
  const near = toggleAt({ ...whole, turns: 1 }, { x: 10, y: 20 });
  expect(near).toMatchObject({ scale: 2.5, turns: 1 });
  expect(toggleAt(near, { x: 10, y: 20 })).toEqual({ ...whole, turns: 1 });
});
