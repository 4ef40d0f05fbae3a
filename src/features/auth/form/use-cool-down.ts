import { useEffect, useState } from 'react';

/** Seconds between two mails: delivery takes a while, and the server limits the rate. */
const WAIT_S = 60;

/** Seconds until the next mail may be requested; 0 = now. `start` begins the countdown. */
export function useCoolDown() {
  const [left, setLeft] = useState(0);
  const isCounting = left > 0;
  useEffect(() => {
    if (!isCounting) return;
    const timer = window.setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => window.clearInterval(timer);
  }, [isCounting]);
  return { left, start: () => setLeft(WAIT_S) };
}
