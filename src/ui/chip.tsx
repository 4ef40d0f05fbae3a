import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './chip.module.css';

interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  chosen: boolean;
  children: ReactNode;
}

/** One choice that is on or off. Chosen = leaf fill and a tick. */
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
