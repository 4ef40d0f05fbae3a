// @vitest-environment page
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDebounced } from './use-debounced.ts';

const PAUSE_MS = 300;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const typing = () =>
  renderHook(({ words }: { words: string }) => useDebounced(words, PAUSE_MS), { initialProps: { words: '' } });

describe('a debounced value', () => {
  it('changes after a pause, counted from the last keystroke', () => {
    const { result, rerender } = typing();
    rerender({ words: 'a' });
    act(() => void vi.advanceTimersByTime(PAUSE_MS - 1));
    rerender({ words: 'am' });
    act(() => void vi.advanceTimersByTime(PAUSE_MS - 1));
    expect(result.current).toBe('');
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBe('am');
  });

  it('is discarded when the page closes', () => {
    const { rerender, unmount } = typing();
    rerender({ words: 'am' });
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
