import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { LiveQuery } from './live-query.ts';

/** Keeps the last answer of one question beside the subscription that brings it. */
function remember<T>(query: LiveQuery<T>) {
  let answer = query.known?.();
  return {
    last: () => answer,
    subscribe: (changed: () => void) =>
      query.subscribe((value) => {
        answer = value;
        changed();
      }),
  };
}

/**
 * The answer of a live query, undefined until the first one is there.
 * `key` names the question: when it changes, the query is made again and the old answer is dropped.
 */
export function useLiveQuery<T>(make: () => LiveQuery<T>, key: string): T | undefined {
  // `key` alone decides: `make` is a new function at every rendering and asks the same as long as the key is the same.
  const asked = useMemo(() => ({ key, ...remember(make()) }), [key]); // oxlint-disable-line react/exhaustive-deps
  const last = useCallback(() => asked.last(), [asked]);
  return useSyncExternalStore(asked.subscribe, last, last);
}
