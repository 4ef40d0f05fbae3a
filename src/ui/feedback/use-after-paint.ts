import { useEffect, useState } from 'react';

/**
 * True after a frame with `isReady` was painted or after `timeout` ms, and then always: for work that must not delay
 * the first paint.
 */
export function useAfterPaint(isReady: boolean, timeout: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const show = () => setLate(true);
    // A hidden page paints no frames; then the timeout applies.
    const timer = window.setTimeout(show, timeout);
    let painted: number | undefined;
    const frame = isReady ? requestAnimationFrame(() => (painted = window.setTimeout(show))) : undefined;
    return () => {
      window.clearTimeout(timer);
      window.clearTimeout(painted);
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [isReady, timeout]);
  return isLate;
}
