import { memo, type MouseEvent } from 'react';
import { classNames } from '@/ui/class-names.ts';
import { levelLook } from './level-chip.tsx';
import listStyles from './patient-list.module.css';
import type { ResultWords } from './result-words.ts';
import styles from './patient-search.module.css';

const nameLook = classNames(styles.name, listStyles.leads);

interface ResultRowProps {
  words: ResultWords;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** One patient whom the search found, in as few elements as say it: each of them is drawn anew with every letter. */
export const ResultRow = memo(function ResultRow({ words, onFollow }: ResultRowProps) {
  const { id, name, level, levelWord, facts, pressure, when } = words;
  return (
    <li className={styles.result}>
      <a href={`/doctor/patient/${id}`} dir="auto" className={nameLook} onClick={onFollow}>
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
