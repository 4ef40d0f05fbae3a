import { classNames } from '@/ui/styles/class-names.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { initialsOf, tintOf } from './avatar-initials.ts';
import styles from './avatar.module.css';

/** Initials on a generated tint: the forum shows no photos. */
export function Avatar({ name, seed }: { name: string; seed: string }) {
  const initials = initialsOf(name);
  return (
    <span className={classNames(styles.avatar, styles[tintOf(seed)])} aria-hidden="true">
      {initials === '' ? <Icon name="user" size={20} /> : initials}
    </span>
  );
}
