import { useEffect, useState } from 'react';

/** The time, in ms since 1970, ticking only while something runs; from the clock, so a locked screen loses nothing. */
export function useClock(isRunning: boolean, everyMs = 250): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = window.setInterval(() => setNow(Date.now()), everyMs);
    return () => window.clearInterval(timer);
  }, [isRunning, everyMs]);
  return now;
}
