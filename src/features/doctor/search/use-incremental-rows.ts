import { startTransition, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '@/db/scheduling/when-idle.ts';

/** Rows rendered at a time: a keystroke waits for no more than these. */
const STEP = 4;
/** Idle time (ms) after which the remaining rows are rendered; a keystroke before that would discard them. */
const READING_MS = 700;
const LONGEST_WAIT_MS = 2_000;

/**
 * How many of `count` rows to render: all without a search text; with one, `first` at once and the others in small
 * steps after it has not changed for a while.
 */
export function useIncrementalRows(count: number, first: number, searchText: string): number {
  // A new object for every change, so that searching for the same text again starts over.
  const search = useMemo(() => ({ searchText }), [searchText]);
  const [progress, setProgress] = useState({ search, rendered: searchText === '' ? count : first });
  const rendered = progress.search === search ? progress.rendered : first;
  useEffect(() => {
    if (rendered >= count) return undefined;
    let isCurrent = true;
    const more = () =>
      whenIdle(() => {
        if (isCurrent) startTransition(() => setProgress({ search, rendered: Math.min(count, rendered + STEP) }));
      }, LONGEST_WAIT_MS);
    const timer = setTimeout(more, rendered <= first ? READING_MS : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [rendered, count, first, search]);
  return Math.min(rendered, count);
}
