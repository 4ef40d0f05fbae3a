import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/ui/icon.tsx';
import { classNames } from '@/ui/class-names.ts';
import styles from './entry.module.css';

const icons = { calm: 'check-circle', raised: 'warning', danger: 'alert' } as const satisfies Record<string, IconName>;

interface EntryWordsProps {
  tone: keyof typeof icons;
  word: string;
  children?: ReactNode;
}

/** What the typed number means, said while she types. */
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
