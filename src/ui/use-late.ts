import { useEffect, useState } from 'react';

/** True once the frame with what is ready is on screen, or after `patience` ms, and then for good: for what must not delay the first paint. */
export function useLate(isReady: boolean, patience: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const show = () => setLate(true);
    // A hidden page makes no frames; then the patience ends it.
    const timer = window.setTimeout(show, patience);
    let painted: number | undefined;
    const frame = isReady ? requestAnimationFrame(() => (painted = window.setTimeout(show))) : undefined;
    return () => {
      window.clearTimeout(timer);
      window.clearTimeout(painted);
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [isReady, patience]);
  return isLate;
}
