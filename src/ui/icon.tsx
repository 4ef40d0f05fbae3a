import { iconShapes, type IconName } from './icon-shapes.ts';
import styles from './icon.module.css';
import { classNames } from './class-names.ts';

export type { IconName };

interface IconProps {
  name: IconName;
  /** Edge length in CSS pixels at a text size of 100 %; the icon grows with the text. */
  size?: 16 | 20 | 22 | 24 | 28 | 32;
  className?: string;
  /** What it says where no word stands beside it. */
  label?: string;
}

/** What points along the line points the other way where text runs from right to left. */
const pointing: ReadonlySet<IconName> = new Set(['back', 'chevron-right', 'send', 'log-out', 'undo']);

/** A stroke icon. Unless it has a label it is decoration: the word beside it says what it means. */
export function Icon({ name, size = 22, className, label }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      aria-hidden={label === undefined || undefined}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      className={classNames(styles.icon, pointing.has(name) && styles.pointing, className)}
    >
      <path d={iconShapes[name]} />
    </svg>
  );
}
