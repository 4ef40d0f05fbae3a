import { startTransition, useEffect, useState } from 'react';
import { painted } from '@/db/painted.ts';

/** Rows drawn with each frame: a letter that is typed meanwhile waits for no more than these. */
const STEP = 6;

/**
 * How many of `count` rows to draw: all of them at first; from `first` on, a few more with every frame, whenever
 * `question` has become another one.
 */
export function useGradual(count: number, first: number, question: string): number {
  const [answered, setAnswered] = useState(question);
  const [drawn, setDrawn] = useState(count);
  if (answered !== question) {
    setAnswered(question);
    setDrawn(first);
  }
  useEffect(() => {
    if (drawn >= count) return undefined;
    let isCurrent = true;
    void painted().then(() => {
      if (isCurrent) startTransition(() => setDrawn(Math.min(count, drawn + STEP)));
    });
    return () => {
      isCurrent = false;
    };
  }, [drawn, count]);
  return Math.min(drawn, count);
}
