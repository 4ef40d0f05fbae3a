import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './status-line.module.css';

export type StatusTone = 'calm' | 'offline' | 'attention';

const icons: Record<StatusTone, IconName> = { calm: 'check-all', offline: 'cloud-off', attention: 'alert' };

interface StatusLineProps {
  tone: StatusTone;
  text: ReactNode;
  /** Where there is more to know, or where what needs attention is put right. */
  href: string;
}

/** Says what is safe and what waits. Always on screen. */
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
