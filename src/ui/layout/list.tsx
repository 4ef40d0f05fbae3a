import type { ReactNode } from 'react';
import { Link } from '@/ui/controls/link.tsx';
import { classNames } from '@/ui/styles/class-names.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { useIsOpen } from '@/ui/page/panes.ts';
import styles from './list.module.css';

/** Rows on one surface, separated by lines. */
export function List({ children, labelledBy }: { children: ReactNode; labelledBy?: string }) {
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {children}
    </ul>
  );
}

/** A row with custom content, in the style of the list. */
export const ListBlock = ({ children }: { children: ReactNode }) => (
  <li className={classNames(styles.item, styles.block)}>{children}</li>
);

interface ListRowProps {
  /** A time or an icon. */
  lead?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** At most one control, or a word that states that the row is done. */
  action?: ReactNode;
  /** Makes the whole row a link; shows a chevron unless there is an action. */
  to?: string;
  /** Makes the whole row a button that opens its detail. Not with `to` or `action`. */
  onOpen?: () => void;
  /** Done: dimmed text with a tick. */
  done?: boolean;
  /** Below the row, over its whole width. */
  children?: ReactNode;
}

export function ListRow({ lead, title, detail, action, to, onOpen, done, children }: ListRowProps) {
  const isOpen = useIsOpen();
  const inside = (
    <>
      {lead !== undefined && <span className={styles.lead}>{lead}</span>}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      {(to !== undefined || onOpen) && <Icon name="chevron-right" size={20} />}
      {action !== undefined && <span className={styles.action}>{action}</span>}
    </>
  );
  return (
    <li className={classNames(styles.item, done && styles.done)}>
      {onOpen ? (
        <button type="button" className={classNames(styles.row, styles.link, styles.opener)} onClick={onOpen}>
          {inside}
        </button>
      ) : to === undefined ? (
        <div className={styles.row}>{inside}</div>
      ) : (
        <Link to={to} className={classNames(styles.row, styles.link)} aria-current={isOpen(to) || undefined}>
          {inside}
        </Link>
      )}
      {children !== undefined && <div className={styles.below}>{children}</div>}
    </li>
  );
}
