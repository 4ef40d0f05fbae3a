import type { ReactNode } from 'react';
import { GhostDrawing, type GhostName } from '@/ui/drawings/ghost-drawing.tsx';
import styles from './empty.module.css';

interface EmptyProps {
  /** The screen as it looks once it is filled; without it an empty tape is drawn. */
  ghost?: GhostName;
  title: ReactNode;
  children: ReactNode;
}

/** Empty state: the ghost of the filled screen or an empty tape, and what to do. */
export const Empty = ({ title, ghost, children }: EmptyProps) => (
  <div className={styles.empty}>
    {ghost ? (
      <div className={styles.ghost} aria-hidden="true">
        <GhostDrawing name={ghost} />
      </div>
    ) : (
      <EmptyTape />
    )}
    <h2 className={styles.title}>{title}</h2>
    <div className={styles.words}>{children}</div>
  </div>
);

function EmptyTape() {
  const ticks = (step: number, length: number) =>
    Array.from({ length: Math.floor(288 / step) + 1 }, (_, index) => `M${6 + index * step} 0v${length}`).join('');
  return (
    <svg viewBox="0 -14 296 92" className={styles.tape} aria-hidden="true">
      <rect width="296" height="51" className={styles.surface} />
      <rect x="78" y="18" width="140" height="33" className={styles.band} />
      <path d={`M0 0H296M0 51H296${ticks(50, 15)}`} className={styles.line} />
      <path d={ticks(10, 8)} className={styles.days} />
      <path d="M148-12V60" className={styles.now} strokeDasharray="4 5" />
      <circle cx="148" cy="67" r="7" className={styles.ring} />
    </svg>
  );
}
