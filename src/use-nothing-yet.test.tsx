// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSyncStatus, type SyncStatus } from '@/sync/status.ts';
import { useNothingYet } from './use-nothing-yet.ts';

beforeEach(() => {
  vi.useFakeTimers();
  useSyncStatus.setState(useSyncStatus.getInitialState());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const SYNCED = '2026-11-20T08:00:00.000Z';
const said = (status: Partial<SyncStatus>, records: readonly string[] | undefined) => {
  useSyncStatus.setState(status);
  return renderHook(() => useNothingYet(records)).result.current;
};

describe('"nothing yet"', () => {
  it.each([
    ['is said when everything was fetched', { lastSafeCopyAt: SYNCED }, [], true],
    ['is said without a network, where nothing can be fetched', { phase: 'offline' }, [], true],
    ['is said where it wants a sign-in first', { phase: 'auth' }, [], true],
    ['is not said while this phone fetches for the first time', { phase: 'syncing' }, [], false],
    [
      'is not said while pages of a fetching come',
      { lastSafeCopyAt: SYNCED, fetching: { done: 1, total: 9 } },
      [],
      false,
    ],
    ['is not said of what is there', { lastSafeCopyAt: SYNCED }, ['a'], false],
    ['is not said of what has not been read', { lastSafeCopyAt: SYNCED }, undefined, false],
  ] as const)('%s', (_, status, records, isSaid) => {
    expect(said(status, records)).toBe(isSaid);
  });

  it('is said when the sync says nothing for long', () => {
    const { result } = renderHook(() => useNothingYet([]));
    expect(result.current).toBe(false);
    act(() => vi.advanceTimersByTime(8_000));
    expect(result.current).toBe(true);
  });

  it('is said as soon as the first fetching is done', () => {
    const { result } = renderHook(() => useNothingYet([]));
    act(() => useSyncStatus.setState({ phase: 'idle', lastSafeCopyAt: SYNCED }));
    expect(result.current).toBe(true);
  });
});
