import { useEffect } from 'react';
import { useQuery, useQueryClient, type QueryClient, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import { openDoctorCache, type DoctorCache } from '@/db/doctor-cache.ts';
import { useSession } from '@/sync/session.ts';

let opened: { readonly doctorId: string; readonly cache: Promise<DoctorCache> } | null = null;

/** This doctor's sealed cache, closed when somebody else or nobody is signed in. */
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

/** What came from the device and need not be written again. */
const putBack = new WeakSet<object>();

async function restore(client: QueryClient, queryKey: QueryKey, cache: DoctorCache, keptAs: readonly unknown[]) {
  const name = JSON.stringify(keptAs);
  const kept = (await cache.read()).find(({ key }) => JSON.stringify(key) === name);
  if (!kept || (client.getQueryState(queryKey)?.dataUpdatedAt ?? 0) >= kept.answeredAt) return;
  putBack.add(kept.value as object);
  client.setQueryData(queryKey, kept.value, { updatedAt: kept.answeredAt });
}

interface KeptQuery<T extends object> {
  readonly doctorId: string;
  readonly queryKey: QueryKey;
  readonly queryFn: () => Promise<T>;
  /** Its name in the doctor's cache. */
  readonly keptAs: readonly unknown[];
  readonly enabled?: boolean;
  readonly refetchInterval?: number;
  readonly refetchOnMount?: 'always';
}

/** Asks the server, and keeps the answer sealed on the device: without a network the last one is there, with its time. */
export function useKeptQuery<T extends object>(query: KeptQuery<T>): UseQueryResult<T> {
  const { doctorId, keptAs, ...asking } = query;
  const { queryKey } = asking;
  const client = useQueryClient();
  const result = useQuery(asking);
  const { data, dataUpdatedAt } = result;
  const [asked, kept] = [JSON.stringify(queryKey), JSON.stringify(keptAs)];
  useEffect(() => {
    // Without room for a database nothing opens offline, and nothing else is lost.
    cacheOf(doctorId)
      .then((cache) => restore(client, JSON.parse(asked) as QueryKey, cache, JSON.parse(kept) as unknown[]))
      .catch(() => undefined);
  }, [client, doctorId, asked, kept]);
  useEffect(() => {
    if (data === undefined || putBack.has(data)) return;
    cacheOf(doctorId)
      .then((cache) => cache.write({ key: JSON.parse(kept) as unknown[], answeredAt: dataUpdatedAt, value: data }))
      .catch(() => undefined);
  }, [doctorId, kept, data, dataUpdatedAt]);
  return result;
}
