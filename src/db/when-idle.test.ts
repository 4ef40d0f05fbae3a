import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The module anew in a page with, or a realm without, idle times. */
async function load(isPage: boolean) {
  const typing = new EventTarget();
  vi.stubGlobal('addEventListener', typing.addEventListener.bind(typing));
  vi.stubGlobal('requestIdleCallback', isPage ? (work: () => void) => setTimeout(work, 5) : undefined);
  vi.resetModules();
  const { whenIdle } = await import('./when-idle.ts');
  const stepInto = (tagName: string) =>
    typing.dispatchEvent(Object.defineProperty(new Event('focusin'), 'target', { value: { tagName } }));
  return { whenIdle, stepInto, type: () => typing.dispatchEvent(new Event('input')) };
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

  it.each([
    ['INPUT', false],
    ['TEXTAREA', false],
    ['BUTTON', true],
  ])('after somebody stepped into an %s it is done within a moment: %s', async (tagName, isDone) => {
    const { whenIdle, stepInto } = await load(true);
    const work = vi.fn();
    whenIdle(work, 10_000);
    stepInto(tagName);
    vi.advanceTimersByTime(500);
    expect(work.mock.calls.length > 0).toBe(isDone);
    vi.advanceTimersByTime(200);
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
