import type { ReactNode } from 'react';
import { Card } from '@/ui/layout/card.tsx';
import { Icon, type IconName } from '@/ui/media/icon.tsx';
import styles from './first-run.module.css';

/** An offer of the last screen: what it is, why, and at most one button. */
export function OfferCard({ icon, title, children }: { icon: IconName; title: ReactNode; children: ReactNode }) {
  return (
    <Card as="section">
      <div className={styles.offer}>
        <h2 className={styles.offerTitle}>
          <Icon name={icon} />
          {title}
        </h2>
        {children}
      </div>
    </Card>
  );
}
