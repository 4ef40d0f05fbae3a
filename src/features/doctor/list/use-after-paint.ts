import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@/db/scheduling/after-paint.ts';

/** False until a frame with `isReady` true was painted. Use it to delay work that this first frame does not need. */
export function useAfterPaint(isReady: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    if (!isReady) return undefined;
    let isCurrent = true;
    void afterPaint().then(() => {
      if (isCurrent) startTransition(() => setIsPainted(true));
    });
    return () => {
      isCurrent = false;
    };
  }, [isReady]);
  return isPainted;
}
