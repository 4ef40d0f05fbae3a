import { useState } from 'react';
import { newestReadings } from '@/db/readings.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import type { Reading } from '@/model/reading.ts';
import type { KindFilterValue } from './kind-filter.tsx';

/** Rows shown at first and added by each "older". */
const PAGE = 50;

/**
 * The newest readings and as many older pages as were asked for, all live. One query with a growing limit:
 * it walks the index from the newest row, so its cost follows what is shown and not what is stored.
 */
export function useNewestReadings(kind: KindFilterValue) {
  const [shown, setShown] = useState({ kind, limit: PAGE });
  // Another kind begins at its first page again.
  const limit = shown.kind === kind ? shown.limit : PAGE;
  const found = useLiveQuery<Reading[]>(
    // One row more than shown tells whether there are older ones.
    () => newestReadings({ limit: limit + 1, ...(kind === 'all' ? {} : { kind }) }),
    `newest ${kind} ${limit}`,
  );
  return {
    readings: found?.slice(0, limit),
    hasOlder: (found?.length ?? 0) > limit,
    showOlder: () => setShown({ kind, limit: limit + PAGE }),
  };
}
