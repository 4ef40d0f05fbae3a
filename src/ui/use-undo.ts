import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a deletion can be taken back, in milliseconds. */
export const UNDO_TIME = 6000;

/**
 * Holds one thing back for a while. `commit` runs when the time is over, when another thing is held back, when the page
 * is left or hidden; `undo` lets it live. `pending` is what is held back now: hide it from the list.
 */
export function useUndo<T>(commit: (thing: T) => void, time = UNDO_TIME) {
  const [pending, setPending] = useState<T | null>(null);
  const held = useRef<{ thing: T; timer: number } | null>(null);
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });

  const settle = useCallback((keeps: boolean) => {
    const current = held.current;
    if (!current) return;
    held.current = null;
    window.clearTimeout(current.timer);
    setPending(null);
    if (!keeps) latest.current(current.thing);
  }, []);

  const start = useCallback(
    (thing: T) => {
      settle(false);
      held.current = { thing, timer: window.setTimeout(() => settle(false), time) };
      setPending(thing);
    },
    [settle, time],
  );
  const undo = useCallback(() => settle(true), [settle]);

  useEffect(() => {
    const leave = () => settle(false);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [settle]);

  return { pending, start, undo };
}
