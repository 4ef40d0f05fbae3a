import type { ReactNode } from 'react';
import { Link } from '@/ui/controls/link.tsx';
import { classNames } from '@/ui/styles/class-names.ts';
import { Icon, type IconName } from '@/ui/media/icon.tsx';
import styles from './status-line.module.css';

export type StatusTone = 'calm' | 'offline' | 'attention';

const icons: Record<StatusTone, IconName> = { calm: 'check-all', offline: 'cloud-off', attention: 'alert' };

interface StatusLineProps {
  tone: StatusTone;
  text: ReactNode;
  /** The page with details, or where the problem can be solved. */
  href: string;
}

/** Shows the sync status while something needs to be known. */
export function StatusLine({ tone, text, href }: StatusLineProps) {
  return (
    <div role="status" className={classNames(styles.status, styles[tone])}>
      <Link to={href} className={styles.line}>
        <Icon name={icons[tone]} size={20} />
        <span>{text}</span>
      </Link>
    </div>
  );
}
