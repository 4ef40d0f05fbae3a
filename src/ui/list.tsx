import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './list.module.css';

/** Rows on one surface, a line between them. */
export function List({ children, labelledBy }: { children: ReactNode; labelledBy?: string }) {
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {children}
    </ul>
  );
}

/** A row that holds more than a line: its own content, in the list's manner. */
export const ListBlock = ({ children }: { children: ReactNode }) => (
  <li className={classNames(styles.item, styles.block)}>{children}</li>
);

interface ListRowProps {
  /** A time or an icon. */
  lead?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** At most one control, or a word that says the row is done. */
  action?: ReactNode;
  /** The whole row leads there; shows a chevron in place of an action. */
  to?: string;
  /** Done: the words step back, the tick stays. */
  done?: boolean;
  /** Below the line, over the whole width. */
  children?: ReactNode;
}

export function ListRow({ lead, title, detail, action, to, done, children }: ListRowProps) {
  const inside = (
    <>
      {lead !== undefined && <span className={styles.lead}>{lead}</span>}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      {to !== undefined && <Icon name="chevron-right" size={20} />}
      {action !== undefined && <span className={styles.action}>{action}</span>}
    </>
  );
  return (
    <li className={classNames(styles.item, done && styles.done)}>
      {to === undefined ? (
        <div className={styles.row}>{inside}</div>
      ) : (
        <Link to={to} className={classNames(styles.row, styles.link)}>
          {inside}
        </Link>
      )}
      {children !== undefined && <div className={styles.below}>{children}</div>}
    </li>
  );
}
