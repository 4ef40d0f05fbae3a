import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon.tsx';
import styles from './entry.module.css';

interface EntryExtrasProps {
  title: string;
  /** What is chosen or written inside, told while it is closed. */
  summary?: ReactNode;
  children: ReactNode;
}

/** A row of the form that opens: questions that are offered and not demanded. */
export function EntryExtras({ title, summary, children }: EntryExtrasProps) {
  return (
    <details className={styles.item}>
      <summary className={styles.extras}>
        <span className={styles.extrasTitle}>{title}</span>
        {summary && <span className={styles.extrasSummary}>{summary}</span>}
        <Icon name="chevron-down" size={20} className={styles.arrow} />
      </summary>
      <div className={styles.extrasBody}>{children}</div>
    </details>
  );
}
