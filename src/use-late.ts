import { useEffect, useState } from 'react';

/** True from the frame after `isReady`, or after `patience` ms, and then for good: for what must not delay the first paint. */
export function useLate(isReady: boolean, patience: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), isReady ? 0 : patience);
    return () => window.clearTimeout(timer);
  }, [isReady, patience]);
  return isLate;
}
