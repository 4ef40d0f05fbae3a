import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { loggingQueryCache } from './log-failed-queries.ts';
import { useSession } from '@/sync/session/session.ts';

/** For data that exists only online. Cache rules of the spec: fresh for 5 minutes, one retry, no refetch on window focus. */
const client = new QueryClient({
  queryCache: loggingQueryCache(),
  defaultOptions: { queries: { staleTime: 5 * 60_000, retry: 1, refetchOnWindowFocus: false } },
});

/** Another user must not see the cached answers. */
useSession.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) client.clear();
});

export const QueryProvider = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
