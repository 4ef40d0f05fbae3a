import { useCallback, useLayoutEffect, useRef } from 'react';

/** Answers what a value is by now, to what began while it was another: words typed while the ones before are saved. */
export function useLatest<T>(value: T): () => T {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}
