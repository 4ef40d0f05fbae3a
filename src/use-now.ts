import { useEffect, useState } from 'react';

/** The time (ms), told anew every `interval` ms and when the page comes back to sight; a locked phone stops timers. */
export function useNow(interval: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tell = () => setNow(Date.now());
    const timer = window.setInterval(tell, interval);
    document.addEventListener('visibilitychange', tell);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [interval]);
  return now;
}
