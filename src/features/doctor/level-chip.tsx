import { useIntl } from 'react-intl';
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
  afterBirth: 'sprout',
  steady: 'check',
};

/** How urgent a patient is: icon and word, the colour only repeats them. */
export function LevelChip({ level }: { level: Level }) {
  const intl = useIntl();
  return (
    <span className={`${styles.chip} ${styles[level]}`}>
      <Icon name={levelIcons[level]} size={16} />
      {intl.formatMessage({ id: `doctor.level.${level}` })}
    </span>
  );
}
