import { memo, type MouseEvent } from 'react';
import { levelLook } from './level-chip.tsx';
import type { ResultWords } from './result-words.ts';
import styles from './patient-search.module.css';

interface ResultRowProps {
  words: ResultWords;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** One patient whom the search found, in as few elements as say it: each of them is drawn anew with every letter. */
export const ResultRow = memo(function ResultRow({ words, onFollow }: ResultRowProps) {
  const { id, name, level, levelWord, facts, pressure, when } = words;
  return (
    <li className={styles.result}>
      <a href={`/doctor/patient/${id}`} dir="auto" className={styles.name} onClick={onFollow}>
        {name}
      </a>
      <span className={levelLook(level)}>{levelWord}</span>
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
