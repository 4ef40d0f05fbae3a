import { describe, expect, it } from 'vitest';
import { inChunks } from './in-chunks.ts';

/** Spends about a millisecond with each step. */
function* slow(steps: number): Generator<void, string> {
  for (let step = 0; step < steps; step += 1) {
    const until = performance.now() + 1;
    while (performance.now() < until);
    yield;
  }
  return 'done';
}

describe('work in chunks', () => {
  it('returns the result of the whole work', async () => {
    expect(await inChunks(slow(20))).toBe('done');
  });

  it('lets other tasks run between two chunks', async () => {
    const seen: string[] = [];
    setTimeout(() => seen.push('other'));
    seen.push((await inChunks(slow(20))) ?? '');
    expect(seen).toEqual(['other', 'done']);
  });

  it('returns undefined once it is stopped', async () => {
    let isStopped = false;
    const work = inChunks(slow(1000), () => isStopped);
    isStopped = true;
    expect(await work).toBeUndefined();
  });
});
