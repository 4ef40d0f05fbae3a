import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/** The time (ms), new every half minute: for words like "2 min ago". */
export function useTicking(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), TICK_MS);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}
