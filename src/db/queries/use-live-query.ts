import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { reportUnreadList } from '@/db/store/store-health.ts';
import type { LiveQuery } from './live-query.ts';

/** The last answer of a live query, and whether reading failed after it. */
export interface LiveResult<T> {
  /** undefined until the first answer */
  readonly answer: T | undefined;
  readonly hasFailed: boolean;
}

/** A live query with its last result. */
function withLastResult<T>(query: LiveQuery<T>) {
  let result: LiveResult<T> = { answer: query.initialValue?.(), hasFailed: false };
  return {
    last: () => result,
    subscribe(changed: () => void) {
      const set = (next: LiveResult<T>) => {
        result = next;
        changed();
      };
      return query.subscribe(
        (answer) => set({ answer, hasFailed: false }),
        (error) => {
          reportUnreadList(error);
          set({ ...result, hasFailed: true });
        },
      );
    },
  };
}

/** The result of a live query. When `key` changes, the query is created again and the old result is dropped. */
export function useLiveResult<T>(make: () => LiveQuery<T>, key: string): LiveResult<T> {
  // Only `key` decides: `make` is a new function at every render, but the query is the same for the same key.
  const current = useMemo(() => ({ key, ...withLastResult(make()) }), [key]); // oxlint-disable-line react/exhaustive-deps
  const last = useCallback(() => current.last(), [current]);
  return useSyncExternalStore(current.subscribe, last, last);
}

/** The answer of a live query; undefined until the first answer. As `useLiveResult` without failures. */
export const useLiveQuery = <T>(make: () => LiveQuery<T>, key: string): T | undefined =>
  useLiveResult(make, key).answer;
