import { useEffect, useState } from 'react';

/**
 * The current time (ms), updated every `interval` ms and when the page becomes visible again; a locked phone stops
 * timers.
 */
export function useNow(interval: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const update = () => setNow(Date.now());
    const timer = window.setInterval(update, interval);
    document.addEventListener('visibilitychange', update);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [interval]);
  return now;
}
