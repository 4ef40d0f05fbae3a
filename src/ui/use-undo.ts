import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a deletion can be taken back, in milliseconds. */
const UNDO_TIME = 6000;

/**
 * Remembers for a while what has just gone, so that `undo` can bring it back with `restore`.
 * The thing is gone at once and not when the time is over: a page that is closed in between must not keep it.
 */
export function useUndo<T>(restore: (thing: T) => void, time = UNDO_TIME) {
  const [gone, setGone] = useState<T | null>(null);
  const timer = useRef<number | undefined>(undefined);
  const latest = useRef(restore);
  useEffect(() => {
    latest.current = restore;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const forget = useCallback(() => {
    window.clearTimeout(timer.current);
    setGone(null);
  }, []);
  const start = useCallback(
    (thing: T) => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(forget, time);
      setGone(thing);
    },
    [forget, time],
  );
  const undo = useCallback(() => {
    if (gone === null) return;
    forget();
    latest.current(gone);
  }, [gone, forget]);

  return { gone, start, undo };
}
