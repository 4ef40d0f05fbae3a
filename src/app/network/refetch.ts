import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Refetches the queries under a key. A request that is under way is dropped, because it may have been answered before
 * the change; `invalidateQueries` alone would wait for it and keep its old answer if the query has no data yet.
 * @returns after the new answers have arrived
 */
export async function refetchQueries(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}
