import { useEffect, useState } from 'react';
import { rowsOnScreen } from './rows-on-screen.ts';

/**
 * The maximum number of rows that fit on the screen. Measured on resize only: measuring with every keystroke would
 * force a layout.
 */
export function useRowsOnScreen(): number {
  const [count, setCount] = useState(() => rowsOnScreen());
  useEffect(() => {
    const measure = () => setCount(rowsOnScreen());
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return count;
}
