import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/ui/media/icon.tsx';
import { classNames } from '@/ui/styles/class-names.ts';
import styles from './entry.module.css';

const icons = { calm: 'check-circle', raised: 'warning', danger: 'alert' } as const satisfies Record<string, IconName>;

interface EntryWordsProps {
  tone: keyof typeof icons;
  word: string;
  children?: ReactNode;
}

/** What the typed number means, shown while she types. */
export function EntryWords({ tone, word, children }: EntryWordsProps) {
  return (
    <p className={classNames(styles.words, styles[tone])}>
      <Icon name={icons[tone]} />
      <span>
        <strong>{word}.</strong> {children}
      </span>
    </p>
  );
}
