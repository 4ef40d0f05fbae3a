import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './news.module.css';

/** What became of a tap, read out when it is there. */
export const News = ({ children }: { children: ReactNode }) => (
  <div aria-live="polite" className={styles.news}>
    {children}
  </div>
);

/** It went well. */
export const Told = ({ icon = 'check', children }: { icon?: IconName; children: ReactNode }) => (
  <p className={styles.told}>
    <Icon name={icon} size={20} />
    <span>{children}</span>
  </p>
);

/** It did not. `alert` outside of a place for news. */
export const Failed = ({ alert = false, children }: { alert?: boolean; children: ReactNode }) => (
  <p className={styles.failed} role={alert ? 'alert' : undefined}>
    <Icon name="warning" size={20} />
    <span>{children}</span>
  </p>
);
