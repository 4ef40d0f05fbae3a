import { memo, type MouseEvent } from 'react';
import { classNames } from '@/ui/styles/class-names.ts';
import { levelClassName } from '@/features/doctor/triage/level-chip.tsx';
import listStyles from '@/features/doctor/list/patient-list.module.css';
import type { ResultWords } from './result-words.ts';
import styles from './patient-search.module.css';

const nameLook = classNames(styles.name, listStyles.leads);

interface ResultRowProps {
  words: ResultWords;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** One search result, with as few elements as possible: each is updated with every keystroke. */
export const ResultRow = memo(function ResultRow({ words, onFollow }: ResultRowProps) {
  const { id, name, level, levelWord, facts, pressure, when } = words;
  return (
    <li className={styles.result}>
      <a href={`/doctor/patient/${id}`} dir="auto" className={nameLook} onClick={onFollow}>
        {name}
      </a>
      <span className={levelClassName(level)}>{levelWord}</span>
      <span className={styles.facts}>
        {facts && `${facts} · `}
        {pressure && (
          <bdi dir="ltr" className={styles.pressure}>
            {pressure}
          </bdi>
        )}
        {pressure ? ` · ${when}` : when}
      </span>
    </li>
  );
});
