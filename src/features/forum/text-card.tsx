import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Avatar } from './avatar.tsx';
import { nameText } from './forum-words.ts';
import styles from './forum.module.css';

interface AuthorProps {
  name: string | null | undefined;
  isOwn: boolean;
  /** The same person has the same tint in one topic, and another one elsewhere. */
  seed: string;
  when: ReactNode;
}

/** Who wrote it and when. */
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

/** What somebody wrote, as text and nothing else, in its own direction. */
export const WrittenText = ({ children, id }: { children: string; id?: string }) => (
  <p id={id} dir="auto" className={styles.text}>
    {children}
  </p>
);
