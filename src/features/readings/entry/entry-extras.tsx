import type { ReactNode } from 'react';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './entry.module.css';

interface EntryExtrasProps {
  title: string;
  /** A summary of the fields inside, shown while it is closed. */
  summary?: ReactNode;
  children: ReactNode;
}

/** A row of the form that opens, with optional fields. */
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
