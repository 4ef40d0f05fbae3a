import { useEffect, useState } from 'react';

/** Between two mails, in seconds: a mail needs a while, and the server counts. */
const WAIT_S = 60;

/** Seconds until the next mail may be asked for; 0 = now. `start` begins to count. */
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
