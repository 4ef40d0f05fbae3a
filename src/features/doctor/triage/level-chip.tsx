import { useIntl, type IntlShape } from 'react-intl';
import { classNames } from '@/ui/styles/class-names.ts';
import { Icon, type IconName } from '@/ui/media/icon.tsx';
import type { Level } from './level.ts';
import styles from './level-chip.module.css';

export const levelIcons: Readonly<Record<Level, IconName>> = {
  EMERGENCY: 'siren',
  URGENT: 'phone-call',
  open: 'eye',
  TODAY: 'phone',
  SELF_CARE: 'info',
  unchecked: 'flag',
  rising: 'activity',
  seen: 'eye',
  silent: 'clock',
  visit: 'calendar',
  unread: 'message',
  unknown: 'cloud-off',
  afterBirth: 'sprout',
  steady: 'check',
};

/** A patient's urgency as icon and word; the colour only repeats them. */
export function LevelChip({ level }: { level: Level }) {
  return levelChip(useIntl(), level);
}

/** Class names of the chip for a level. */
export const levelClassName = (level: Level): string => `${styles.chip} ${styles[level]}`;

/** The same chip for callers that already have an `intl`. */
export const levelChip = (intl: IntlShape, level: Level, className?: string) => (
  <span className={classNames(levelClassName(level), className)}>
    <Icon name={levelIcons[level]} size={16} />
    {intl.formatMessage({ id: `doctor.level.${level}` })}
  </span>
);
