import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerRings } from './answer-rings.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Questions that take `ms` each; `asked` counts them. */
const questions = (ms: number) => {
  const asked = vi.fn<() => Promise<void>>(() => new Promise((resolve) => setTimeout(resolve, ms)));
  return { asked, bell: answerRings(asked) };
};

describe('the bell of the patients', () => {
  it('asks once for several rings in a row', async () => {
    const { asked, bell } = questions(50);
    for (let times = 0; times < 20; times += 1) bell.ring();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('asks again when it rang while an answer was under way', async () => {
    const { asked, bell } = questions(500);
    bell.ring();
    await vi.advanceTimersByTimeAsync(400);
    bell.ring();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('neither starves nor floods while it rings without a pause', async () => {
    const { asked, bell } = questions(500);
    for (let ms = 0; ms < 30_000; ms += 100) {
      bell.ring();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(asked.mock.calls.length).toBeGreaterThan(8);
    expect(asked.mock.calls.length).toBeLessThan(15);
  });

  it('goes on after a question that failed', async () => {
    const asked = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('no network'));
    const bell = answerRings(asked);
    bell.ring();
    await vi.advanceTimersByTimeAsync(1_000);
    bell.ring();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is silent once it is taken down', async () => {
    const { asked, bell } = questions(50);
    bell.ring();
    bell.stop();
    bell.ring();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).not.toHaveBeenCalled();
  });
});
