import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '@/ui/styles/class-names.ts';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './chip.module.css';

interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  chosen: boolean;
  children: ReactNode;
}

/** A toggle button. Chosen: leaf fill and a tick. */
export function Chip({ chosen, children, className, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={chosen}
      className={classNames(styles.chip, chosen && styles.chosen, className)}
    >
      {chosen && <Icon name="check" size={20} />}
      <span>{children}</span>
    </button>
  );
}
