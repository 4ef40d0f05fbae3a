import type { ReactNode } from 'react';
import styles from './field-group.module.css';

/** Fields that belong together, under their own name. */
export function FieldGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** Two short fields beside each other as long as both fit. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;
