import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Adds a saved record at the start of the cached list, if there is one. A request under way was sent before the record
 * existed and does not contain it, so it is awaited first.
 */
export async function addToQueryData<T extends { readonly id: string }, K extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T[], Error, T[], K>,
  written: T,
): Promise<void> {
  const { queryKey } = query;
  if (client.getQueryState(queryKey)?.fetchStatus === 'fetching')
    await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
  client.setQueryData<T[]>(queryKey, (list) => list && [written, ...list.filter(({ id }) => id !== written.id)]);
}
