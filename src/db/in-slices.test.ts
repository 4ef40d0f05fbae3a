import { describe, expect, it } from 'vitest';
import { inSlices } from './in-slices.ts';

/** Spends about a millisecond with each step. */
function* slow(steps: number): Generator<void, string> {
  for (let step = 0; step < steps; step += 1) {
    const until = performance.now() + 1;
    while (performance.now() < until);
    yield;
  }
  return 'done';
}

describe('work in slices', () => {
  it('is done in the end', async () => {
    expect(await inSlices(slow(20))).toBe('done');
  });

  it('lets others go first in between', async () => {
    const seen: string[] = [];
    setTimeout(() => seen.push('other'));
    seen.push((await inSlices(slow(20))) ?? '');
    expect(seen).toEqual(['other', 'done']);
  });

  it('stops when nobody wants it any more', async () => {
    let isStopped = false;
    const work = inSlices(slow(1000), () => isStopped);
    isStopped = true;
    expect(await work).toBeUndefined();
  });
});
