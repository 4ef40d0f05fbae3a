import { startTransition, useEffect, useState } from 'react';

/**
 * Returns the value after it has not changed for `ms`. Updates that follow from it can be interrupted by the next
 * change.
 */
export function useDebounced<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return undefined;
    const timer = setTimeout(() => startTransition(() => setSettled(value)), ms);
    return () => clearTimeout(timer);
  }, [value, settled, ms]);
  return settled;
}
