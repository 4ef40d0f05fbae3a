import { startTransition, useEffect, useState } from 'react';
import { painted } from '@/db/painted.ts';

/** False until a frame was on screen in which `isReady` held: what it does not need waits for it. */
export function usePainted(isReady: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    if (!isReady) return undefined;
    let isCurrent = true;
    void painted().then(() => {
      if (isCurrent) startTransition(() => setIsPainted(true));
    });
    return () => {
      isCurrent = false;
    };
  }, [isReady]);
  return isPainted;
}
