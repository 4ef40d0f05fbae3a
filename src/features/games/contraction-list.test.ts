import { describe, expect, it } from 'vitest';
import { startContraction, endContraction, restoreCleared } from './contraction-list.ts';

const at = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;
const over = { from: at - 9 * minute, to: at - 8 * minute };
const lasting = { from: at - 4 * minute, to: null };

describe('a list of contractions', () => {
  it('gets a new contraction on top and keeps the others', () => {
    expect(startContraction([over], at)).toEqual([{ from: at, to: null }, over]);
  });

  it('keeps a contraction without an end when its end was not tapped', () => {
    expect(startContraction([lasting, over], at)).toEqual([{ from: at, to: null }, lasting, over]);
  });

  it('treats two taps within five seconds as one', () => {
    expect(startContraction(startContraction([over], at), at + 4999)).toEqual([{ from: at, to: null }, over]);
  });

  it('ends only a running contraction', () => {
    expect(endContraction([lasting, over], at)).toEqual([{ ...lasting, to: at }, over]);
    expect(endContraction([over], at)).toEqual([over]);
    expect(endContraction([], at)).toEqual([]);
  });

  it('keeps 200, and a restored list is below the contractions timed since', () => {
    const long = Array.from({ length: 200 }, (_, index) => ({ from: index, to: index + 1 }));
    expect(startContraction(long, at)).toHaveLength(200);
    expect(restoreCleared([lasting], [over])).toEqual([lasting, over]);
    expect(restoreCleared([lasting], long)).toHaveLength(200);
  });
});
