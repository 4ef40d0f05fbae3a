import { useEffect, useState } from 'react';

/** Pause in typing (ms) before a request is sent. */
const SETTLED_MS = 300;

/** The typed text, after typing has paused. */
export function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
