import { useCallback, useEffect, useRef, useState } from 'react';

/** Time in which a deletion can be undone, in ms. */
const UNDO_TIME = 6000;

/**
 * Holds a deleted item for a while, so that `undo` can restore it with `restore`. The item is deleted at once and not
 * after the time: a page that is closed in between must not keep it.
 */
export function useUndo<T>(restore: (item: T) => void, time = UNDO_TIME) {
  const [deleted, setDeleted] = useState<T | null>(null);
  const timer = useRef<number | undefined>(undefined);
  const latest = useRef(restore);
  useEffect(() => {
    latest.current = restore;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const forget = useCallback(() => {
    window.clearTimeout(timer.current);
    setDeleted(null);
  }, []);
  const start = useCallback(
    (item: T) => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(forget, time);
      setDeleted(item);
    },
    [forget, time],
  );
  const undo = useCallback(() => {
    if (deleted === null) return;
    forget();
    latest.current(deleted);
  }, [deleted, forget]);

  return { gone: deleted, start, undo };
}
