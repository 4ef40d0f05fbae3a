import { useQuery } from '@tanstack/react-query';
import { cacheList, readCachedList } from '@/db/cache/cached-list.ts';

/** A public list from the server, cached on this phone for offline use. With `name` null, nothing is fetched. */
export function useCachedList<T>(name: string | null, load: () => Promise<T[]>) {
  const query = useQuery({
    queryKey: ['cached-list', name],
    enabled: name !== null,
    queryFn: async () => {
      const list = await load();
      cacheList(name ?? '', list);
      return list;
    },
  });
  const isFresh = query.data !== undefined;
  const list = query.data ?? (name === null ? undefined : readCachedList<T>(name));
  // Offline, React Query pauses the request instead of failing.
  const isUnreachable = name !== null && !isFresh && (query.isError || query.fetchStatus === 'paused');
  return {
    list: list ?? [],
    isFresh,
    isUnreachable,
    isCached: isUnreachable && list !== undefined,
    hasFailed: query.isError,
  };
}
