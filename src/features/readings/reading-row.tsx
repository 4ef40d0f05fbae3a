import { memo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { clockText } from '@/i18n/clock-text.ts';
import { categorise, pressureLabel } from '@/clinical/blood-pressure.ts';
import { unitOf } from '@/clinical/blood-sugar.ts';
import type { OwnLimits } from '@/clinical/care-notes.ts';
import type { CareNote } from '@/model/care-note.ts';
import type { Profile } from '@/model/profile.ts';
import type { BloodPressureReading, BloodSugarReading, Reading } from '@/model/reading.ts';
import { safeMark } from '@/safe-mark.tsx';
import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icon.tsx';
import { MicroTape } from '@/ui/micro-tape.tsx';
import { pressureTape } from './pressure-tape.ts';
import { readingWords } from './reading-words.ts';
import { sugarLimit, sugarTape } from './sugar-limit.ts';
import { seenLine } from './seen-line.tsx';
import styles from './reading-list.module.css';

/** What all rows of a list share: found once, because hooks in each of 50 rows cost more than the row's words. */
export interface RowTools {
  readonly intl: IntlShape;
  readonly now: number;
  /** Whose targets the tape of a sugar shows. */
  readonly profile: Profile | null;
  readonly ownLimits: OwnLimits | null;
  readonly refused: ReadonlySet<string>;
  readonly seen: ReadonlyMap<string, CareNote>;
  readonly onDelete: (reading: Reading) => void;
}

/** One reading: its time, its number with the unit, its place on the tape, words, and what has become of it. */
export const ReadingRow = memo(function ReadingRow({ reading, tools }: { reading: Reading; tools: RowTools }) {
  const { intl, seen, now } = tools;
  const { value, unit } = readingWords(intl, reading);
  const note = seen.get(reading.id);
  const row = `reading-${reading.id}`;
  return (
    <li id={row} className={styles.row}>
      <time className={styles.time} dateTime={reading.recordedAt}>
        {clockText(reading.recordedAt)}
      </time>
      <div className={styles.main}>
        {/* The number large, its unit small, one text; it runs from left to right in every language. */}
        <bdi dir="ltr" className={styles.value}>
          {`${value} `}
          <small>{unit}</small>
        </bdi>
        {reading.kind === 'bloodPressure' && pressureOnTape(reading)}
        {reading.kind === 'bloodSugar' && sugarOnTape(reading, tools)}
      </div>
      <div className={styles.second}>
        <span className={styles.words}>
          {readingMeaning(intl, reading)}
          {safeMark(intl, reading, tools.refused.has(reading.id))}
        </span>
        <button type="button" className={styles.delete} aria-describedby={row} onClick={() => tools.onDelete(reading)}>
          {intl.formatMessage({ id: 'readings.delete' })}
        </button>
      </div>
      {note && seenLine(intl, note, now)}
    </li>
  );
});

function pressureOnTape({ systolic, diastolic }: BloodPressureReading) {
  const category = categorise(systolic, diastolic);
  const isHigh = category === 'severe' || category === 'high';
  return <MicroTape scale={pressureTape} value={systolic} low={diastolic} isHigh={isHigh} />;
}

function sugarOnTape(reading: BloodSugarReading, { profile, ownLimits }: RowTools) {
  const unit = unitOf(reading);
  if (unit === null) return null;
  const { limit, isTarget } = sugarLimit(reading.measurementType, unit, profile ?? {}, ownLimits);
  const isHigh = isTarget && limit !== null && reading.level >= limit;
  return <MicroTape scale={sugarTape(unit, limit)} value={reading.level} isHigh={isHigh} />;
}

/** What the number means, in the words the rules allow: never a diagnosis. */
export const ReadingMeaning = ({ reading }: { reading: Reading }) => readingMeaning(useIntl(), reading);

function readingMeaning(intl: IntlShape, reading: Reading) {
  if (reading.kind === 'weight') return reading.note ?? null;
  if (reading.kind === 'bloodSugar') return intl.formatMessage({ id: `readings.type.${reading.measurementType}` });
  const words = intl.formatMessage({ id: pressureLabel(reading) });
  const category = categorise(reading.systolic, reading.diastolic);
  if (category !== 'severe' && category !== 'high') return words;
  return (
    <span className={classNames(styles.chip, category === 'severe' && styles.severe)}>
      <Icon name={category === 'severe' ? 'phone-call' : 'phone'} size={16} />
      {words}
    </span>
  );
}
