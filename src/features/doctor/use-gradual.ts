import { startTransition, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '@/db/when-idle.ts';

/** Rows drawn at a time: a letter that is typed meanwhile waits for no more than these. */
const STEP = 4;
/** Whoever reads what she found has typed nothing for so long (ms); until then more rows would only be thrown away. */
const READING_MS = 700;
const LONGEST_WAIT_MS = 2_000;

/**
 * How many of `count` rows to draw. Without a question all of them; with one `first`, and the others a few at a time when
 * it has stood for a while.
 */
export function useGradual(count: number, first: number, question: string): number {
  // Another object each time it is asked, also when the same words come back.
  const asked = useMemo(() => ({ question }), [question]);
  const [held, setHeld] = useState({ asked, drawn: question === '' ? count : first });
  const drawn = held.asked === asked ? held.drawn : first;
  useEffect(() => {
    if (drawn >= count) return undefined;
    let isCurrent = true;
    const more = () =>
      whenIdle(() => {
        if (isCurrent) startTransition(() => setHeld({ asked, drawn: Math.min(count, drawn + STEP) }));
      }, LONGEST_WAIT_MS);
    const timer = setTimeout(more, drawn <= first ? READING_MS : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [drawn, count, first, asked]);
  return Math.min(drawn, count);
}
