import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import styles from './dashboard.module.css';

/** "412 242": window width and height of the lines, in px. Deleted at sign-out with all unencrypted data. */
export const RESERVED_SPACE_KEY = 'maia-care-room';

function lastHeight(): number {
  const [width, height] = (localStorage.getItem(RESERVED_SPACE_KEY) ?? '').split(' ').map(Number);
  return width === innerWidth && height ? height : 0;
}

/** Reserves the height of the last visit for content that loads late, so that nothing below it moves. */
export function ReservedSpace({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const [height] = useState(lastHeight);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (element.firstElementChild) localStorage.setItem(RESERVED_SPACE_KEY, `${innerWidth} ${element.offsetHeight}`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={container} className={styles.care} style={{ '--care-room': `${height}px` } as CSSProperties}>
      {children}
    </div>
  );
}
