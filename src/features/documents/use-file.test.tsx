// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KeptDocument } from '@/db/documents.ts';
import type { FetchedFile } from '@/fetched-file.ts';
import { useFile } from './use-file.ts';

const scan: FetchedFile = { is: 'here', file: new File(['%PDF-1.4 scan'], 'scan.pdf') };
const network = vi.hoisted(() => ({ asked: 0, answer: () => ({ is: 'away' }) as unknown }));
vi.mock('@/stored-file.ts', () => ({
  storedFile: () => {
    network.asked += 1;
    return Promise.resolve(network.answer());
  },
}));
const document = { id: 'd', fileId: 'f', fileName: 'scan.pdf' } as KeptDocument;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  Object.assign(network, { asked: 0, answer: () => ({ is: 'away' }) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['one that was there all the time carries again', () => vi.advanceTimersByTime(10_000)],
])('a file that was away opens by itself when %s', async (_, come) => {
  const { result } = renderHook(() => useFile(document));
  await waitFor(() => expect(result.current.is).toBe('away'));
  network.answer = () => scan;
  act(() => void come());
  await waitFor(() => expect(result.current).toBe(scan));
  expect(network.asked).toBe(2);
});

it('asks for nothing while nobody looks, and at once when somebody does', async () => {
  const visibility = vi.spyOn(window.document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { result } = renderHook(() => useFile(document));
  await waitFor(() => expect(result.current.is).toBe('away'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(network.asked).toBe(1);
  network.answer = () => scan;
  visibility.mockReturnValue('visible');
  act(() => void window.document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(result.current).toBe(scan));
  visibility.mockRestore();
});

it.each([scan, { is: 'gone' }])('what is known is not asked for again: %j', async (found) => {
  network.answer = () => found;
  const { result } = renderHook(() => useFile(document));
  await waitFor(() => expect(result.current).toBe(found));
  act(() => void window.dispatchEvent(new Event('online')));
  vi.advanceTimersByTime(60_000);
  expect(network.asked).toBe(1);
});
