import { memo, type ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { clockText } from '@/i18n/formats/clock-text.ts';
import type { CareNote } from '@/model/records/care-note.ts';
import type { Reading } from '@/model/records/reading.ts';
import { syncMark } from '@/app/recovery/sync-mark.tsx';
import type { RowTargets } from '@/features/readings/list/kind-row.ts';
import { rowOf } from '@/features/readings/list/kind-rows.ts';
import { readingWords } from '@/features/readings/values/reading-words.ts';
import { seenLine } from '@/features/readings/values/seen-line.tsx';
import styles from './reading-list.module.css';

/** What all rows of a list share: read once, because hooks in each of 50 rows cost more than the words of a row. */
export interface RowTools extends RowTargets {
  readonly intl: IntlShape;
  readonly now: number;
  readonly refused: ReadonlySet<string>;
  readonly seen: ReadonlyMap<string, CareNote>;
  readonly onOpen: (reading: Reading) => void;
}

/** One reading: its time, its number with the unit, its place on the tape, words, and whether it is sent. */
export const ReadingRow = memo(function ReadingRow({ reading, tools }: { reading: Reading; tools: RowTools }) {
  const { intl, seen, now } = tools;
  const { value, unit } = readingWords(intl, reading);
  const note = seen.get(reading.id);
  const row = `reading-${reading.id}`;
  return (
    <li id={row} className={styles.row}>
      <time id={`${row}-time`} className={styles.time} dateTime={reading.recordedAt}>
        {clockText(reading.recordedAt)}
      </time>
      <div className={styles.main}>
        {/* The number large, its unit small, one text; it runs from left to right in every language. The whole row opens the detail. */}
        <button
          type="button"
          className={styles.open}
          aria-describedby={`${row}-time`}
          onClick={() => tools.onOpen(reading)}
        >
          <bdi dir="ltr" className={styles.value}>
            {`${value} `}
            <small>{unit}</small>
          </bdi>
        </button>
        {rowOf(reading).tape?.(reading, tools)}
      </div>
      <div className={styles.second}>
        <span className={styles.words}>
          {readingMeaning(intl, reading)}
          {syncMark(intl, reading, tools.refused.has(reading.id))}
        </span>
      </div>
      {note && seenLine(intl, note, now)}
    </li>
  );
});

/** What the number means; for a kind that says nothing about it, the note. */
export const ReadingMeaning = ({ reading }: { reading: Reading }) => readingMeaning(useIntl(), reading);

function readingMeaning(intl: IntlShape, reading: Reading): ReactNode {
  const { meaning } = rowOf(reading);
  return meaning ? meaning(reading, intl) : (reading.note ?? null);
}
