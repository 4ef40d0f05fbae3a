import { QueryClient } from '@tanstack/react-query';
import { SessionEnded } from '@/sync/online/session-ended.ts';

/** The spec's cache rules: fresh for 5 minutes, one retry, no refetch on window focus. */
const FRESH_MS = 5 * 60_000;
/** Kept while the app is open, so that going back to the list needs no network. */
const KEPT_MS = 24 * 3_600_000;

/** A cache for one doctor's view of her patients, apart from everything else the app holds. */
export const doctorClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
        refetchOnWindowFocus: false,
        // A grant that was taken away rings for nobody, so the list is asked again even while nothing happens.
        refetchInterval: FRESH_MS,
        refetchOnReconnect: 'always',
        retry: (failures, error) => failures < 1 && !(error instanceof SessionEnded),
      },
    },
  });
