import { useQuery } from '@tanstack/react-query';
import { keepList, readKeptList } from '@/kept-list.ts';

/** A public list from the server, kept on this phone for when there is no network; `name` null asks for nothing. */
export function useKeptList<T>(name: string | null, load: () => Promise<T[]>) {
  const query = useQuery({
    queryKey: ['kept-list', name],
    enabled: name !== null,
    queryFn: async () => {
      const list = await load();
      keepList(name ?? '', list);
      return list;
    },
  });
  const isFresh = query.data !== undefined;
  const list = query.data ?? (name === null ? undefined : readKeptList<T>(name));
  // Without a network the question is not even put.
  const isUnreachable = name !== null && !isFresh && (query.isError || query.fetchStatus === 'paused');
  return {
    list: list ?? [],
    isFresh,
    isUnreachable,
    isKept: isUnreachable && list !== undefined,
    hasFailed: query.isError,
  };
}
