import { useEffect } from 'react';
import { useQuery, useQueryClient, type QueryClient, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import { openDoctorCache, type DoctorCache } from '@/db/cache/doctor-cache.ts';
import { useSession } from '@/sync/session/session.ts';

let opened: { readonly doctorId: string; readonly cache: Promise<DoctorCache> } | null = null;

/** This doctor's encrypted cache; closed when the user signs out or changes. */
function cacheOf(doctorId: string): Promise<DoctorCache> {
  if (opened?.doctorId === doctorId) return opened.cache;
  const cache = openDoctorCache(doctorId);
  opened = { doctorId, cache };
  const stopListening = useSession.subscribe(({ user }) => {
    if (user?.id === doctorId) return;
    stopListening();
    if (opened?.doctorId === doctorId) opened = null;
    cache.then(
      (open) => open.close(),
      () => undefined,
    );
  });
  return cache;
}

/** Data restored from the device, which need not be written again. */
const restoredData = new WeakSet<object>();

async function restore(client: QueryClient, queryKey: QueryKey, cache: DoctorCache, cacheKey: readonly unknown[]) {
  const name = JSON.stringify(cacheKey);
  const entry = (await cache.read()).find(({ key }) => JSON.stringify(key) === name);
  if (!entry || (client.getQueryState(queryKey)?.dataUpdatedAt ?? 0) >= entry.answeredAt) return;
  restoredData.add(entry.value as object);
  client.setQueryData(queryKey, entry.value, { updatedAt: entry.answeredAt });
}

interface CachedQuery<T extends object> {
  readonly doctorId: string;
  readonly queryKey: QueryKey;
  readonly queryFn: () => Promise<T>;
  /** The key in the doctor's cache. */
  readonly cacheKey: readonly unknown[];
  readonly enabled?: boolean;
  readonly refetchInterval?: number;
  readonly refetchOnMount?: 'always';
}

/**
 * A query whose result is stored encrypted on the device: without a network it returns the last result with its time.
 */
export function useCachedQuery<T extends object>(query: CachedQuery<T>): UseQueryResult<T> {
  const { doctorId, cacheKey, ...options } = query;
  const { queryKey } = options;
  const client = useQueryClient();
  const result = useQuery(options);
  const { data, dataUpdatedAt } = result;
  const [queryKeyText, cacheKeyText] = [JSON.stringify(queryKey), JSON.stringify(cacheKey)];
  useEffect(() => {
    // If the database cannot be opened (storage full), nothing opens offline, and nothing else is lost.
    cacheOf(doctorId)
      .then((cache) =>
        restore(client, JSON.parse(queryKeyText) as QueryKey, cache, JSON.parse(cacheKeyText) as unknown[]),
      )
      .catch(() => undefined);
  }, [client, doctorId, queryKeyText, cacheKeyText]);
  useEffect(() => {
    if (data === undefined || restoredData.has(data)) return;
    cacheOf(doctorId)
      .then((cache) =>
        cache.write({ key: JSON.parse(cacheKeyText) as unknown[], answeredAt: dataUpdatedAt, value: data }),
      )
      .catch(() => undefined);
  }, [doctorId, cacheKeyText, data, dataUpdatedAt]);
  return result;
}
