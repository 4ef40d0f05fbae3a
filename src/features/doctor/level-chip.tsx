import { useIntl, type IntlShape } from 'react-intl';
import { classNames } from '@/ui/class-names.ts';
import { Icon, type IconName } from '@/ui/icon.tsx';
import type { Level } from './patient-row.ts';
import styles from './level-chip.module.css';

export const levelIcons: Readonly<Record<Level, IconName>> = {
  EMERGENCY: 'siren',
  URGENT: 'phone-call',
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

/** How urgent a patient is: icon and word, the colour only repeats them. */
export function LevelChip({ level }: { level: Level }) {
  return levelChip(useIntl(), level);
}

/** How a level looks around its word. */
export const levelLook = (level: Level): string => `${styles.chip} ${styles[level]}`;

/** The same where the words are at hand. */
export const levelChip = (intl: IntlShape, level: Level, className?: string) => (
  <span className={classNames(levelLook(level), className)}>
    <Icon name={levelIcons[level]} size={16} />
    {intl.formatMessage({ id: `doctor.level.${level}` })}
  </span>
);
