import type { ReactNode } from 'react';
import { classNames } from '@/ui/styles/class-names.ts';
import { LIST_PANE_ID } from './page-ids.ts';
import styles from './panes.module.css';

/** What stands beside a list while nothing of it is open. */
export const Unchosen = ({ children }: { children: ReactNode }) => <div className={styles.unchosen}>{children}</div>;

interface ListPaneProps {
  /** What is open beside the list, or stands there while nothing is. */
  beside: ReactNode;
  children: ReactNode;
}

/** A list, and beside it what is open. Each scrolls by itself, so that the list keeps its place. */
export const ListPane = ({ beside, children }: ListPaneProps) => (
  <>
    <div id={LIST_PANE_ID} className={classNames(styles.list, !beside && styles.alone)}>
      {children}
    </div>
    {beside && <div className={styles.detail}>{beside}</div>}
  </>
);
