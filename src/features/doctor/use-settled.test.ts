// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSettled } from './use-settled.ts';

const PAUSE_MS = 300;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const typing = () =>
  renderHook(({ words }: { words: string }) => useSettled(words, PAUSE_MS), { initialProps: { words: '' } });

describe('what is typed', () => {
  it('has settled when nothing was typed for a while, counted from the last letter', () => {
    const { result, rerender } = typing();
    rerender({ words: 'a' });
    act(() => void vi.advanceTimersByTime(PAUSE_MS - 1));
    rerender({ words: 'am' });
    act(() => void vi.advanceTimersByTime(PAUSE_MS - 1));
    expect(result.current).toBe('');
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBe('am');
  });

  it('is forgotten with the page', () => {
    const { rerender, unmount } = typing();
    rerender({ words: 'am' });
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
