import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  title: ReactNode;
  /** Small text beside the title, for example unit or targets. */
  detail?: ReactNode;
  /** At the end of the title line. */
  end?: ReactNode;
  children: ReactNode;
}

/** A titled surface: one part of a patient's page. */
export function Panel({ title, detail, end, children }: PanelProps) {
  const heading = useId();
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {detail && <span className={styles.detail}>{detail}</span>}
        {end && <span className={styles.end}>{end}</span>}
      </div>
      {children}
    </section>
  );
}
