import { iconShapes, type IconName } from './icon-shapes.ts';
import styles from './icon.module.css';
import { classNames } from '@/ui/styles/class-names.ts';

export type { IconName };

interface IconProps {
  name: IconName;
  /** Edge length in CSS pixels at a text size of 100 %; the icon grows with the text. */
  size?: 16 | 20 | 22 | 24 | 28 | 32;
  className?: string;
  /** The accessible name, if there is no text beside it. */
  label?: string;
}

/** Icons with a direction, mirrored in right-to-left text. */
const pointing: ReadonlySet<IconName> = new Set(['back', 'chevron-right', 'send', 'log-out', 'undo']);

/** A stroke icon. Without a label it is decorative: the text beside it has the meaning. */
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
