import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { log } from '@/log/log.ts';
import type { LiveQuery } from './live-query.ts';

/** A live query with its last answer. */
function withLastAnswer<T>(query: LiveQuery<T>) {
  let answer = query.initialValue?.();
  return {
    last: () => answer,
    subscribe: (changed: () => void) =>
      query.subscribe(
        (value) => {
          answer = value;
          changed();
        },
        (error) => log('error', 'phone-list-failed', '', error),
      ),
  };
}

/**
 * The answer of a live query; undefined until the first answer.
 * When `key` changes, the query is created again and the old answer is dropped.
 */
export function useLiveQuery<T>(make: () => LiveQuery<T>, key: string): T | undefined {
  // Only `key` decides: `make` is a new function at every render, but the query is the same for the same key.
  const current = useMemo(() => ({ key, ...withLastAnswer(make()) }), [key]); // oxlint-disable-line react/exhaustive-deps
  const last = useCallback(() => current.last(), [current]);
  return useSyncExternalStore(current.subscribe, last, last);
}
