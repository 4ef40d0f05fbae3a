import type { ReactNode } from 'react';
import styles from './empty.module.css';

interface EmptyProps {
  title: ReactNode;
  children: ReactNode;
}

/** Empty state: an empty tape, and what to do. */
export function Empty({ title, children }: EmptyProps) {
  const ticks = (step: number, length: number) =>
    Array.from({ length: Math.floor(288 / step) + 1 }, (_, index) => `M${6 + index * step} 0v${length}`).join('');
  return (
    <div className={styles.empty}>
      <svg viewBox="0 -14 296 92" className={styles.tape} aria-hidden="true">
        <rect width="296" height="51" className={styles.surface} />
        <rect x="78" y="18" width="140" height="33" className={styles.band} />
        <path d={`M0 0H296M0 51H296${ticks(50, 15)}`} className={styles.line} />
        <path d={ticks(10, 8)} className={styles.days} />
        <path d="M148-12V60" className={styles.now} strokeDasharray="4 5" />
        <circle cx="148" cy="67" r="7" className={styles.ring} />
      </svg>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
