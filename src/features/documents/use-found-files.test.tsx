// @vitest-environment page
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveMissingFiles } from '@/db/files/live-uploads.ts';
import { noteFiles } from '@/db/files/local-files.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { openStore } from '@/db/store/open-store.ts';
import { useFoundFiles } from './use-found-files.ts';

let person = 0;
/** Ids of the files of the server, and whether each upload is complete. */
let there: Map<string, boolean>;
let requests: string[];

beforeEach(async () => {
  await openStore(`finder${(person += 1)}`);
  [there, requests] = [new Map(), []];
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(decodeURIComponent(url));
    const files = [...there].map(([$id, isWhole]) => ({ $id, chunksUploaded: isWhole ? 2 : 1, chunksTotal: 2 }));
    return new Response(JSON.stringify({ total: files.length, files }));
  });
  // The database in memory needs the real `setImmediate`.
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the list shows: the missing files of this phone, which are looked for. */
function useMissing() {
  const missing = useLiveQuery(liveMissingFiles, 'missing files');
  useFoundFiles([...(missing ?? [])]);
  return missing;
}

describe('the list of documents', () => {
  it('shows that a missing file is back without a reload, once the server has all of it', async () => {
    await noteFiles({ missing: ['scan', 'letter'] });
    const { result } = renderHook(useMissing);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toMatch(/medical-files.*"letter","scan"/);
    there.set('scan', false);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect([...(result.current ?? [])]).toEqual(['letter', 'scan']);
    there.set('scan', true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect([...(result.current ?? [])]).toEqual(['letter']));
  });

  it('sends no request when no file is missing, or while it is hidden', async () => {
    const { result } = renderHook(useMissing);
    await waitFor(() => expect(result.current?.size).toBe(0));
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await noteFiles({ missing: ['scan'] });
    await waitFor(() => expect(result.current?.size).toBe(1));
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(requests).toEqual([]);
    visibility.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(requests).toHaveLength(1));
  });
});
