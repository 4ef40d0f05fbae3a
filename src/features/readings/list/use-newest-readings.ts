import { useDeferredValue, useMemo, useState } from 'react';
import { useNewestReadings as useNewest } from '@/db/first-paint/use-newest-readings.ts';
import { useSession } from '@/sync/session/session.ts';
import type { KindFilterValue } from './kind-filter.tsx';

/** Rows shown at first and added by each "older". */
const PAGE = 50;

/**
 * The newest readings and the older pages that were requested. The snapshot of the last visit is shown first, then live data.
 * One query with a growing limit: it walks the index from the newest row, so its cost depends on what is shown and not on what is stored.
 */
export function useNewestReadings(kind: KindFilterValue) {
  const [shown, setShown] = useState({ kind, limit: PAGE });
  // Another kind begins at its first page again.
  const limit = shown.kind === kind ? shown.limit : PAGE;
  const userId = useSession((session) => session.user?.id ?? '');
  // One row more than shown says whether there are older ones.
  const answered = useNewest({ userId, limit: limit + 1, ...(kind === 'all' ? {} : { kind }) });
  // Fifty rows at once block the page: React renders a deferred value in slices.
  const found = useDeferredValue(answered);
  const readings = useMemo(() => found?.readings.slice(0, limit), [found, limit]);
  return {
    readings,
    hasOlder: (found?.readings.length ?? 0) > limit,
    showOlder: () => setShown({ kind, limit: limit + PAGE }),
  };
}
