import { QueryClient, type FetchQueryOptions } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { addToAnswer } from './add-to-answer.ts';

interface Note {
  readonly id: string;
}
const queryKey = ['notes'];
const query = (queryFn: () => Promise<Note[]>): FetchQueryOptions<Note[]> => ({ queryKey, queryFn, retry: false });
const never = query(() => Promise.reject(new Error('nobody asked')));

describe('a record that was just written', () => {
  it('stands first in the list that is here, and once', async () => {
    const client = new QueryClient();
    client.setQueryData(queryKey, [{ id: 'old' }]);
    await addToAnswer(client, never, { id: 'new' });
    await addToAnswer(client, never, { id: 'new' });
    expect(client.getQueryData(queryKey)).toEqual([{ id: 'new' }, { id: 'old' }]);
  });

  it.each([{ isHere: false }, { isHere: true }])(
    'is not lost to a list that was asked for before it was written (one is here: $isHere)',
    async ({ isHere }) => {
      const client = new QueryClient();
      if (isHere) client.setQueryData(queryKey, [{ id: 'old' }]);
      let answer!: (list: Note[]) => void;
      const promise = new Promise<Note[]>((resolve) => (answer = resolve));
      const asked = query(() => promise);
      const fetching = client.fetchQuery({ ...asked, staleTime: 0 });
      await Promise.resolve();
      const adding = addToAnswer(client, asked, { id: 'new' });
      answer([{ id: 'old' }]);
      await Promise.all([fetching, adding]);
      expect(client.getQueryData(queryKey)).toEqual([{ id: 'new' }, { id: 'old' }]);
    },
  );

  it('is added although the list that is on its way fails', async () => {
    const client = new QueryClient();
    client.setQueryData(queryKey, [{ id: 'old' }]);
    let fail!: (error: Error) => void;
    const promise = new Promise<Note[]>((_, reject) => (fail = reject));
    const asked = query(() => promise);
    const fetching = client.fetchQuery({ ...asked, staleTime: 0 }).catch(() => undefined);
    await Promise.resolve();
    const adding = addToAnswer(client, asked, { id: 'new' });
    fail(new Error('no network'));
    await Promise.all([fetching, adding]);
    expect(client.getQueryData(queryKey)).toEqual([{ id: 'new' }, { id: 'old' }]);
  });

  it('makes no list where there is none', async () => {
    const client = new QueryClient();
    await addToAnswer(client, never, { id: 'new' });
    expect(client.getQueryData(queryKey)).toBeUndefined();
  });
});
