// @vitest-environment page
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSyncStatus, type SyncStatus } from '@/sync/status/use-sync-status.ts';
import { useConfirmedEmpty } from './use-first-sync.ts';

beforeEach(() => {
  vi.useFakeTimers();
  useSyncStatus.setState(useSyncStatus.getInitialState());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const SYNCED = '2026-11-20T08:00:00.000Z';
const isConfirmedEmpty = (status: Partial<SyncStatus>, records: readonly string[] | undefined) => {
  useSyncStatus.setState(status);
  return renderHook(() => useConfirmedEmpty(records)).result.current;
};

describe('"nothing yet"', () => {
  it.each([
    ['is shown when everything was fetched', { lastSafeCopyAt: SYNCED }, [], true],
    ['is shown offline, when nothing can be fetched', { phase: 'offline' }, [], true],
    ['is shown when the sync needs a new sign-in', { phase: 'auth' }, [], true],
    ['is not shown during the first sync', { phase: 'syncing' }, [], false],
    ['is not shown while a pull is running', { lastSafeCopyAt: SYNCED, fetching: { done: 1, total: 9 } }, [], false],
    ['is not shown when there are records', { lastSafeCopyAt: SYNCED }, ['a'], false],
    ['is not shown before the records have been read', { lastSafeCopyAt: SYNCED }, undefined, false],
  ] as const)('%s', (_, status, records, isShown) => {
    expect(isConfirmedEmpty(status, records)).toBe(isShown);
  });

  it('is shown when the first sync makes no progress for 8 seconds', () => {
    const { result } = renderHook(() => useConfirmedEmpty([]));
    expect(result.current).toBe(false);
    act(() => vi.advanceTimersByTime(8_000));
    expect(result.current).toBe(true);
  });

  it('is shown as soon as the first sync is done', () => {
    const { result } = renderHook(() => useConfirmedEmpty([]));
    act(() => useSyncStatus.setState({ phase: 'idle', lastSafeCopyAt: SYNCED }));
    expect(result.current).toBe(true);
  });
});
