import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a getter for the value of the latest render, for async code that started with an older one (for example text
 * typed during a save).
 */
export function useLatest<T>(value: T): () => T {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}
