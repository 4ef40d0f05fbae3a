import { describe, expect, it } from 'vitest';
import { begun, ended, moved, noKicks, standing } from './kick-note.ts';

const at = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;
const hour = 60 * minute;
const running = (ago: number) => ({ running: { from: at - ago, at: [at - ago + minute] }, earlier: [] });

describe('a count of movements', () => {
  it('is begun, counts each movement, and is ended', () => {
    const counted = moved(moved(begun(noKicks, at), at + minute), at + 2 * minute);
    expect(counted.running).toEqual({ from: at, at: [at + minute, at + 2 * minute] });
    expect(ended(counted, at + 3 * minute)).toEqual({
      running: null,
      earlier: [{ from: at, to: at + 3 * minute, count: 2 }],
    });
  });

  it('goes on where Start was tapped before it had been read', () => {
    expect(begun(running(hour), at)).toEqual(running(hour));
  });

  it('runs for less than 12 hours, then it stands among the earlier ones, not ended', () => {
    expect(standing(running(12 * hour - 1), at).running).not.toBeNull();
    const left = running(12 * hour);
    expect(standing(left, at)).toEqual({ running: null, earlier: [{ from: at - 12 * hour, to: null, count: 1 }] });
    expect(begun(left, at)).toEqual({ ...standing(left, at), running: { from: at, at: [] } });
    expect(moved(left, at)).toEqual({ ...standing(left, at), running: { from: at, at: [at] } });
    expect(ended(left, at)).toEqual(standing(left, at));
  });

  it('keeps 14 earlier ones', () => {
    const earlier = Array.from({ length: 14 }, (_, from) => ({ from, to: from + 1, count: 1 }));
    expect(ended({ ...running(hour), earlier }, at).earlier).toHaveLength(14);
  });
});
