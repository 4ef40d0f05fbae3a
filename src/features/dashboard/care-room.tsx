import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import styles from './dashboard.module.css';

/** "412 242": how wide the window and how high the lines were, in px. Cleared at sign-out with all that is kept in clear. */
export const CARE_ROOM_KEY = 'maia-care-room';

function lastHeight(): number {
  const [width, height] = (localStorage.getItem(CARE_ROOM_KEY) ?? '').split(' ').map(Number);
  return width === innerWidth && height ? height : 0;
}

/** Doses and visits come late: until they do, the room they took last time is kept, so that nothing below them moves. */
export function CareRoom({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const [height] = useState(lastHeight);
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (element.firstElementChild) localStorage.setItem(CARE_ROOM_KEY, `${innerWidth} ${element.offsetHeight}`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={room} className={styles.care} style={{ '--care-room': `${height}px` } as CSSProperties}>
      {children}
    </div>
  );
}
