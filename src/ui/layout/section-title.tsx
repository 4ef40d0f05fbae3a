import type { ReactNode } from 'react';
import { classNames } from '@/ui/styles/class-names.ts';
import styles from './section-title.module.css';

interface SectionTitleProps {
  children: ReactNode;
  id?: string;
  /** A link or a short figure at the end of the line. */
  action?: ReactNode;
  level?: 2 | 3;
  /** Set inside a stack with a gap, which replaces the title's own margin. */
  inStack?: true;
}

/** A title followed by a rule of ticks. */
export function SectionTitle({ children, id, action, level = 2, inStack }: SectionTitleProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={classNames(styles.line, inStack && styles.inStack)}>
      <Heading id={id}>{children}</Heading>
      <span className={styles.rule} aria-hidden="true" />
      {action && <span className={styles.action}>{action}</span>}
    </div>
  );
}
