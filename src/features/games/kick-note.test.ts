import { describe, expect, it } from 'vitest';
import { startCount, endCount, addMovement, noKicks, currentNote } from './kick-note.ts';

const at = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;
const hour = 60 * minute;
const running = (ago: number) => ({ running: { from: at - ago, at: [at - ago + minute] }, earlier: [] });

describe('a count of movements', () => {
  it('starts, counts each movement, and ends', () => {
    const counted = addMovement(addMovement(startCount(noKicks, at), at + minute), at + 2 * minute);
    expect(counted.running).toEqual({ from: at, at: [at + minute, at + 2 * minute] });
    expect(endCount(counted, at + 3 * minute)).toEqual({
      running: null,
      earlier: [{ from: at, to: at + 3 * minute, count: 2 }],
    });
  });

  it('continues when Start is tapped before it has been read', () => {
    expect(startCount(running(hour), at)).toEqual(running(hour));
  });

  it('expires after 12 hours and is then an earlier count without an end', () => {
    expect(currentNote(running(12 * hour - 1), at).running).not.toBeNull();
    const expired = running(12 * hour);
    expect(currentNote(expired, at)).toEqual({
      running: null,
      earlier: [{ from: at - 12 * hour, to: null, count: 1 }],
    });
    expect(startCount(expired, at)).toEqual({ ...currentNote(expired, at), running: { from: at, at: [] } });
    expect(addMovement(expired, at)).toEqual({ ...currentNote(expired, at), running: { from: at, at: [at] } });
    expect(endCount(expired, at)).toEqual(currentNote(expired, at));
  });

  it('keeps 14 earlier counts', () => {
    const earlier = Array.from({ length: 14 }, (_, from) => ({ from, to: from + 1, count: 1 }));
    expect(endCount({ ...running(hour), earlier }, at).earlier).toHaveLength(14);
  });
});
