import { describe, expect, it } from 'vitest';
import { LEAST_SCALE, stemPlaces } from './stem-places.ts';

const from = new Date(2026, 10, 8).getTime();
const hour = 3_600_000;
/** A phone: 14 days of 20 px. */
const room = { x: (time: number) => ((time - from) / (24 * hour)) * 20, left: 0, right: 280, day: 20, gap: 14 };
const at = (day: number, hours: number) => new Date(2026, 10, 8 + day).getTime() + hours * hour;
const places = (...times: number[]) => stemPlaces(times, room).at.map((place) => Math.round(place * 10) / 10);

describe('the readings of a chart are drawn', () => {
  it('at their time when they do not touch', () => {
    expect(places(at(0, 12), at(1, 12), at(5, 6))).toEqual([10, 30, 105]);
  });

  it('beside each other, in the order of their time, when they were minutes apart', () => {
    expect(places(at(3, 12), at(3, 12.25))).toEqual([65.1, 75.1]);
    expect(places(at(3, 12.25), at(3, 12))).toEqual([75.1, 65.1]);
  });

  it('beside each other also over midnight', () => {
    const [before = 0, after = 0] = places(at(3, 23.75), at(4, 0.25));
    expect(after - before).toBeCloseTo(14, 5);
    expect((before + after) / 2).toBeCloseTo(80, 5);
  });

  it('inside the chart at its first and last hour', () => {
    const [one = 0, other = 0] = places(at(13, 23.5), at(13, 23.75));
    expect([one, other]).toEqual([270, 280]);
    expect(places(at(0, 0), at(0, 0.25))).toEqual([0, 10]);
  });

  it('with smaller marks the nearer they are, down to a least size', () => {
    expect(stemPlaces([at(0, 12), at(2, 12)], room).scale).toBe(1);
    expect(stemPlaces([at(3, 12), at(3, 13)], room).scale).toBeCloseTo(10 / 14, 5);
    const many = Array.from({ length: 8 }, (_, index) => at(3, 12 + index / 10));
    expect(stemPlaces(many, room).scale).toBe(LEAST_SCALE);
  });

  it('in the order of time with two readings each day, never on top of each other', () => {
    const times = Array.from({ length: 28 }, (_, index) => at(Math.floor(index / 2), index % 2 ? 8.5 : 8));
    const all = stemPlaces(times, room).at;
    const gaps = all.slice(1).map((place, index) => place - (all[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(9.9);
    expect(Math.max(...all)).toBeLessThanOrEqual(280);
  });

  it('from right to left where the language is written so', () => {
    const mirrored = { ...room, x: (time: number) => 280 - room.x(time) };
    const [one = 0, other = 0] = stemPlaces([at(3, 12), at(3, 12.25)], mirrored).at;
    expect(one - other).toBeCloseTo(10, 5);
  });

  it('nowhere when there is none', () => {
    expect(stemPlaces([], room)).toEqual({ at: [], scale: 1 });
  });
});
