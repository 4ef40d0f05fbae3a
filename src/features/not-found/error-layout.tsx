import type { ReactNode } from 'react';
import styles from './error-layout.module.css';

export function ErrorLayout({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.ways}>
      <p>{text}</p>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
