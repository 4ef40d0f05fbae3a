import { QueryClient, type FetchQueryOptions } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { addToQueryData } from './add-to-query-data.ts';

interface Note {
  readonly id: string;
}
const queryKey = ['notes'];
const query = (queryFn: () => Promise<Note[]>): FetchQueryOptions<Note[]> => ({ queryKey, queryFn, retry: false });
const never = query(() => Promise.reject(new Error('nobody asked')));

describe('a record that was just saved', () => {
  it('is the first of the cached list, and only once', async () => {
    const client = new QueryClient();
    client.setQueryData(queryKey, [{ id: 'old' }]);
    await addToQueryData(client, never, { id: 'new' });
    await addToQueryData(client, never, { id: 'new' });
    expect(client.getQueryData(queryKey)).toEqual([{ id: 'new' }, { id: 'old' }]);
  });

  it.each([{ isCached: false }, { isCached: true }])(
    'is not lost when a request sent before it answers later (list cached: $isCached)',
    async ({ isCached }) => {
      const client = new QueryClient();
      if (isCached) client.setQueryData(queryKey, [{ id: 'old' }]);
      let answer!: (list: Note[]) => void;
      const promise = new Promise<Note[]>((resolve) => (answer = resolve));
      const request = query(() => promise);
      const fetching = client.fetchQuery({ ...request, staleTime: 0 });
      await Promise.resolve();
      const adding = addToQueryData(client, request, { id: 'new' });
      answer([{ id: 'old' }]);
      await Promise.all([fetching, adding]);
      expect(client.getQueryData(queryKey)).toEqual([{ id: 'new' }, { id: 'old' }]);
    },
  );

  it('is added although the running request fails', async () => {
    const client = new QueryClient();
    client.setQueryData(queryKey, [{ id: 'old' }]);
    let fail!: (error: Error) => void;
    const promise = new Promise<Note[]>((_, reject) => (fail = reject));
    const request = query(() => promise);
    const fetching = client.fetchQuery({ ...request, staleTime: 0 }).catch(() => undefined);
    await Promise.resolve();
    const adding = addToQueryData(client, request, { id: 'new' });
    fail(new Error('no network'));
    await Promise.all([fetching, adding]);
    expect(client.getQueryData(queryKey)).toEqual([{ id: 'new' }, { id: 'old' }]);
  });

  it('creates no list if none is cached', async () => {
    const client = new QueryClient();
    await addToQueryData(client, never, { id: 'new' });
    expect(client.getQueryData(queryKey)).toBeUndefined();
  });
});
