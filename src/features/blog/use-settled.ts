import { useEffect, useState } from 'react';

/** Typing pauses this long before anybody is asked. */
const SETTLED_MS = 300;

/** What was typed, when the typing has paused. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
