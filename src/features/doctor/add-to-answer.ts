import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Puts a record that was just written first in the list that was answered, where there is one. A list that is on its way
 * was asked for before and knows nothing of the record, so it is waited for.
 */
export async function addToAnswer<T extends { readonly id: string }, K extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T[], Error, T[], K>,
  written: T,
): Promise<void> {
  const { queryKey } = query;
  if (client.getQueryState(queryKey)?.fetchStatus === 'fetching')
    await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
  client.setQueryData<T[]>(queryKey, (list) => list && [written, ...list.filter(({ id }) => id !== written.id)]);
}
