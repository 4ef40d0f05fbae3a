import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icon.tsx';
import { initialsOf, tintOf } from './face.ts';
import styles from './avatar.module.css';

/** Initials on a tint made here: nobody's photo is shown in the forum. */
export function Avatar({ name, seed }: { name: string; seed: string }) {
  const initials = initialsOf(name);
  return (
    <span className={classNames(styles.avatar, styles[tintOf(seed)])} aria-hidden="true">
      {initials === '' ? <Icon name="user" size={20} /> : initials}
    </span>
  );
}
