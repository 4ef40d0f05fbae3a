import { QueryClient } from '@tanstack/react-query';
import { loggingQueryCache } from '@/app/network/log-failed-queries.ts';
import { SessionEnded } from '@/sync/api/documents/session-ended.ts';

/** Stale time from the specification: 5 minutes, one retry, no refetch on window focus. */
const FRESH_MS = 5 * 60_000;
/** Cached while the app is open, so that going back to the list needs no network. */
const CACHED_MS = 24 * 3_600_000;

/** A query cache for one doctor's view of the patients, separate from the rest of the app. */
export const doctorQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: loggingQueryCache(),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: CACHED_MS,
        refetchOnWindowFocus: false,
        // A revoked permission causes no realtime event, so the list is polled too.
        refetchInterval: FRESH_MS,
        refetchOnReconnect: 'always',
        retry: (failures, error) => failures < 1 && !(error instanceof SessionEnded),
      },
    },
  });
