// @vitest-environment page
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StoredDocument } from '@/db/records/documents.ts';
import type { FetchedFile } from '@/app/files/fetched-file.ts';
import { useFile } from './use-file.ts';

const scan: FetchedFile = { is: 'here', file: new File(['%PDF-1.4 scan'], 'scan.pdf') };
const network = vi.hoisted(() => ({ asked: 0, answer: () => ({ is: 'away' }) as unknown }));
vi.mock('@/app/files/stored-file.ts', () => ({
  storedFile: () => {
    network.asked += 1;
    return Promise.resolve(network.answer());
  },
}));
const document = { id: 'd', fileId: 'f', fileName: 'scan.pdf' } as StoredDocument;

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
  ['a network that was reported all the time works again', () => vi.advanceTimersByTime(10_000)],
])('a file that was not available opens by itself when %s', async (_, come) => {
  const { result } = renderHook(() => useFile(document));
  await waitFor(() => expect(result.current.is).toBe('away'));
  network.answer = () => scan;
  act(() => void come());
  await waitFor(() => expect(result.current).toBe(scan));
  expect(network.asked).toBe(2);
});

it('sends no request while the page is hidden, and one at once when it becomes visible', async () => {
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

it('a file that the server has lost opens by itself when another phone has brought it back', async () => {
  network.answer = () => ({ is: 'gone' });
  const { result } = renderHook(() => useFile(document));
  await waitFor(() => expect(result.current.is).toBe('gone'));
  network.answer = () => scan;
  await act(() => vi.advanceTimersByTimeAsync(29_000));
  expect(network.asked).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await waitFor(() => expect(result.current).toBe(scan));
  expect(network.asked).toBe(2);
});

it('a file that was found is not requested again', async () => {
  network.answer = () => scan;
  const { result } = renderHook(() => useFile(document));
  await waitFor(() => expect(result.current).toBe(scan));
  act(() => void window.dispatchEvent(new Event('online')));
  vi.advanceTimersByTime(60_000);
  expect(network.asked).toBe(1);
});
