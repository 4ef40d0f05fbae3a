import { describe, expect, it } from 'vitest';
import { begun, ended, withCleared } from './contraction-list.ts';

const at = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;
const over = { from: at - 9 * minute, to: at - 8 * minute };
const lasting = { from: at - 4 * minute, to: null };

describe('a list of contractions', () => {
  it('gets the new one on top and keeps the others', () => {
    expect(begun([over], at)).toEqual([{ from: at, to: null }, over]);
  });

  it('keeps one whose end nobody tapped, without an end', () => {
    expect(begun([lasting, over], at)).toEqual([{ from: at, to: null }, lasting, over]);
  });

  it('takes two taps within five seconds for one', () => {
    expect(begun(begun([over], at), at + 4999)).toEqual([{ from: at, to: null }, over]);
  });

  it('ends only what lasts', () => {
    expect(ended([lasting, over], at)).toEqual([{ ...lasting, to: at }, over]);
    expect(ended([over], at)).toEqual([over]);
    expect(ended([], at)).toEqual([]);
  });

  it('keeps 200, and what was cleared comes back below what came since', () => {
    const long = Array.from({ length: 200 }, (_, index) => ({ from: index, to: index + 1 }));
    expect(begun(long, at)).toHaveLength(200);
    expect(withCleared([lasting], [over])).toEqual([lasting, over]);
    expect(withCleared([lasting], long)).toHaveLength(200);
  });
});
