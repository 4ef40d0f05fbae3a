import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Loads a fresh copy of the module, in a page with requestIdleCallback or in a worker without it. */
async function load(isPage: boolean) {
  const typing = new EventTarget();
  vi.stubGlobal('addEventListener', typing.addEventListener.bind(typing));
  vi.stubGlobal('requestIdleCallback', isPage ? (work: () => void) => setTimeout(work, 5) : undefined);
  vi.resetModules();
  const { whenIdle } = await import('./when-idle.ts');
  const focus = (tagName: string) =>
    typing.dispatchEvent(Object.defineProperty(new Event('focusin'), 'target', { value: { tagName } }));
  return { whenIdle, focus, type: () => typing.dispatchEvent(new Event('input')) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('work deferred until the page is idle', () => {
  it('runs as soon as the page is idle', async () => {
    const { whenIdle } = await load(true);
    const work = vi.fn();
    whenIdle(work);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5);
    expect(work).toHaveBeenCalledOnce();
  });

  it('does not run while the user types, and runs after the last key press', async () => {
    const { whenIdle, type } = await load(true);
    const work = vi.fn();
    whenIdle(work, 10_000);
    for (let press = 0; press < 5; press += 1) {
      type();
      vi.advanceTimersByTime(400);
    }
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(work).toHaveBeenCalledOnce();
  });

  it.each([
    ['INPUT', false],
    ['TEXTAREA', false],
    ['BUTTON', true],
  ])('has run 500 ms after the focus moved to an %s: %s', async (tagName, isDone) => {
    const { whenIdle, focus } = await load(true);
    const work = vi.fn();
    whenIdle(work, 10_000);
    focus(tagName);
    vi.advanceTimersByTime(500);
    expect(work.mock.calls.length > 0).toBe(isDone);
    vi.advanceTimersByTime(200);
    expect(work).toHaveBeenCalledOnce();
  });

  it('runs at the latest after its timeout', async () => {
    const { whenIdle, type } = await load(true);
    const work = vi.fn();
    whenIdle(work, 1_000);
    for (let press = 0; press < 9; press += 1) {
      type();
      vi.advanceTimersByTime(100);
    }
    expect(work).not.toHaveBeenCalled();
    type();
    vi.advanceTimersByTime(110);
    expect(work).toHaveBeenCalledOnce();
  });

  it('runs at once in a worker, which has no requestIdleCallback', async () => {
    const { whenIdle } = await load(false);
    const work = vi.fn();
    whenIdle(work);
    vi.advanceTimersByTime(0);
    expect(work).toHaveBeenCalledOnce();
  });
});
