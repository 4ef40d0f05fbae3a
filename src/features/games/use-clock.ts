import { useEffect, useState } from 'react';

/** The time in ms since 1970, updated only while something runs. Read from the system clock, so it is right after a locked screen. */
export function useClock(isRunning: boolean, everyMs = 250): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = window.setInterval(() => setNow(Date.now()), everyMs);
    return () => window.clearInterval(timer);
  }, [isRunning, everyMs]);
  return now;
}
