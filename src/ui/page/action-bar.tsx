import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '@/ui/styles/class-names.ts';
import styles from './action-bar.module.css';

interface ActionBarProps {
  /** Under the column of a form. */
  isCentred?: boolean;
  children: ReactNode;
}

/** A bar at the end of the window. Publishes its height as a CSS variable, so that floating elements can stay above it. */
export function ActionBar({ isCentred = false, children }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty('--action', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty('--action');
    };
  }, []);
  return (
    <div ref={bar} className={classNames(styles.action, isCentred && styles.centred)}>
      {children}
    </div>
  );
}
