import type { ReactNode } from 'react';
import styles from './ways.module.css';

/** What happened, then the ways on. */
export function Ways({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.ways}>
      <p>{text}</p>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
