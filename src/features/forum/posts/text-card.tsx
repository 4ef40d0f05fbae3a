import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Avatar } from './avatar.tsx';
import { nameText } from '@/features/forum/queries/forum-words.ts';
import styles from '@/features/forum/layout/forum.module.css';

interface AuthorProps {
  name: string | null | undefined;
  isOwn: boolean;
  /**
   * The same author has the same tint within one topic and another one elsewhere, so that anonymous texts cannot be
   * linked.
   */
  seed: string;
  when: ReactNode;
}

/** Author and time. */
export function Author({ name, isOwn, seed, when }: AuthorProps) {
  const intl = useIntl();
  const shown = nameText(intl, name);
  return (
    <div className={styles.author}>
      <Avatar name={shown} seed={seed} />
      <span>
        <bdi className={styles.name}>{isOwn ? intl.formatMessage({ id: 'forum.you' }) : shown}</bdi>
        <span className={styles.quiet}>{when}</span>
      </span>
    </div>
  );
}

/** A member's text as plain text, in its own direction. */
export const WrittenText = ({ children, id }: { children: string; id?: string }) => (
  <p id={id} dir="auto" className={styles.text}>
    {children}
  </p>
);
