import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The module anew in a page with, or a realm without, idle times. */
async function load(isPage: boolean) {
  const typing = new EventTarget();
  vi.stubGlobal('addEventListener', typing.addEventListener.bind(typing));
  vi.stubGlobal('requestIdleCallback', isPage ? (work: () => void) => setTimeout(work, 5) : undefined);
  vi.resetModules();
  const { whenIdle } = await import('./when-idle.ts');
  return { whenIdle, type: () => typing.dispatchEvent(new Event('input')) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('work that waits until the page is idle', () => {
  it('is done as soon as it is', async () => {
    const { whenIdle } = await load(true);
    const work = vi.fn();
    whenIdle(work);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5);
    expect(work).toHaveBeenCalledOnce();
  });

  it('waits while somebody types, until the last letter is a moment ago', async () => {
    const { whenIdle, type } = await load(true);
    const work = vi.fn();
    whenIdle(work, 10_000);
    for (let letter = 0; letter < 5; letter += 1) {
      type();
      vi.advanceTimersByTime(400);
    }
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(work).toHaveBeenCalledOnce();
  });

  it('waits no longer than it may', async () => {
    const { whenIdle, type } = await load(true);
    const work = vi.fn();
    whenIdle(work, 1_000);
    for (let letter = 0; letter < 9; letter += 1) {
      type();
      vi.advanceTimersByTime(100);
    }
    expect(work).not.toHaveBeenCalled();
    type();
    vi.advanceTimersByTime(110);
    expect(work).toHaveBeenCalledOnce();
  });

  it('is done at once in a realm that knows no idle times', async () => {
    const { whenIdle } = await load(false);
    const work = vi.fn();
    whenIdle(work);
    vi.advanceTimersByTime(0);
    expect(work).toHaveBeenCalledOnce();
  });
});
