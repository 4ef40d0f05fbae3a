import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/** The current time (ms), updated every 30 s, for texts like "2 min ago". */
export function useCurrentTime(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), TICK_MS);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}
