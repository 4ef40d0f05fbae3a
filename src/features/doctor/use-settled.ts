import { startTransition, useEffect, useState } from 'react';

/** A value once it stood for so long (ms). What follows from it gives way to the next change. */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return undefined;
    const timer = setTimeout(() => startTransition(() => setSettled(value)), ms);
    return () => clearTimeout(timer);
  }, [value, settled, ms]);
  return settled;
}
