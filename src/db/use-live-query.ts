import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { LiveQuery } from './live-query.ts';

/**
 * The answer of a live query, undefined until the first one is there.
 * `key` names the question: when it changes, the query is made again and the old answer is dropped.
 */
export function useLiveQuery<T>(make: () => LiveQuery<T>, key: string): T | undefined {
  const latest = useRef<{ key: string; value: T | undefined }>({ key, value: undefined });
  const makeNow = useRef(make);
  makeNow.current = make;
  if (latest.current.key !== key) latest.current = { key, value: undefined };
  const subscribe = useCallback(
    (changed: () => void) =>
      makeNow.current().subscribe((value) => {
        latest.current = { key, value };
        changed();
      }),
    [key],
  );
  return useSyncExternalStore(subscribe, () => latest.current.value);
}
