import { useEffect, useState } from 'react';
import { rowsOnScreen } from './rows-on-screen.ts';

/** As many rows as the screen shows at most. Asked when its size changes: with every letter the browser would lay out first. */
export function useRowsOnScreen(): number {
  const [count, setCount] = useState(() => rowsOnScreen());
  useEffect(() => {
    const look = () => setCount(rowsOnScreen());
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, []);
  return count;
}
