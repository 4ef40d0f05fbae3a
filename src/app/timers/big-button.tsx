import type { ReactNode } from 'react';
import styles from './timers.module.css';

interface BigButtonProps {
  /** A large number above the word: the count, or the seconds. */
  figure?: ReactNode;
  children: ReactNode;
  onPress: () => void;
}

/** The one button of a timer: for a thumb, without looking. */
export const BigButton = ({ figure, children, onPress }: BigButtonProps) => (
  <button type="button" className={styles.big} onClick={onPress}>
    {figure !== undefined && (
      <span className={styles.figure} aria-hidden="true">
        {figure}
      </span>
    )}
    <span className={styles.label}>{children}</span>
  </button>
);
