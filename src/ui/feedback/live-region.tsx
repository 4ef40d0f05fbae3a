import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/ui/media/icon.tsx';
import styles from './live-region.module.css';

/** Announces the result of an action to screen readers. */
export const LiveRegion = ({ children }: { children: ReactNode }) => (
  <div aria-live="polite" className={styles.news}>
    {children}
  </div>
);

/** A success message. */
export const SuccessMessage = ({ icon = 'check', children }: { icon?: IconName; children: ReactNode }) => (
  <p className={styles.told}>
    <Icon name={icon} size={20} />
    <span>{children}</span>
  </p>
);

/** A failure message. Set `alert` when it is not inside a live region. */
export const FailureMessage = ({ alert = false, children }: { alert?: boolean; children: ReactNode }) => (
  <p className={styles.failed} role={alert ? 'alert' : undefined}>
    <Icon name="warning" size={20} />
    <span>{children}</span>
  </p>
);
