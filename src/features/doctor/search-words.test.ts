// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { searchWords, useSettledWords } from './search-words.ts';

const PAUSE_MS = 300;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the words of a search', () => {
  it('are told at once to whoever listens, until the listening ends', () => {
    const search = searchWords();
    const heard: string[] = [];
    const stop = search.onChange(() => heard.push(search.now()));
    search.set('am');
    stop();
    search.set('ami');
    expect(heard).toEqual(['am']);
    expect(search.now()).toBe('ami');
  });

  it('have settled when nothing was typed for a while, counted from the last letter', () => {
    const search = searchWords();
    const { result } = renderHook(() => useSettledWords(search, PAUSE_MS));
    act(() => search.set('a'));
    act(() => void vi.advanceTimersByTime(PAUSE_MS - 1));
    act(() => search.set('am'));
    act(() => void vi.advanceTimersByTime(PAUSE_MS - 1));
    expect(result.current).toBe('');
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBe('am');
  });

  it('draw nothing anew while they are typed', () => {
    const search = searchWords();
    let renderings = 0;
    renderHook(() => {
      renderings += 1;
      return useSettledWords(search, PAUSE_MS);
    });
    for (const typed of ['a', 'am', 'ami']) act(() => search.set(typed));
    expect(renderings).toBe(1);
  });

  it('are forgotten with the page', () => {
    const search = searchWords();
    const { unmount } = renderHook(() => useSettledWords(search, PAUSE_MS));
    search.set('am');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
