import { useId } from 'react';
import { useIntl } from 'react-intl';
import { categorise, pressureLabel } from '@/clinical/blood-pressure.ts';
import { unitOf } from '@/clinical/blood-sugar.ts';
import type { SugarProfile } from '@/clinical/sugar-targets.ts';
import type { Profile } from '@/model/profile.ts';
import type { BloodPressureReading, BloodSugarReading, Reading } from '@/model/reading.ts';
import { SafeMark } from '@/safe-mark.tsx';
import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icon.tsx';
import { MicroTape } from '@/ui/micro-tape.tsx';
import { useOwnLimits } from './own-limits.ts';
import { pressureTape } from './pressure-tape.ts';
import { ReadingValue } from './reading-value.tsx';
import { clockText } from './reading-words.ts';
import { sugarLimit, sugarTape } from './sugar-limit.ts';
import { SeenLine } from './seen-line.tsx';
import styles from './reading-list.module.css';

interface ReadingRowProps {
  reading: Reading;
  /** Whose targets the tape of a sugar shows. */
  profile: Profile | null;
  onDelete: (reading: Reading) => void;
}

/** One reading: its time, its number with the unit, its place on the tape, words, and what has become of it. */
export function ReadingRow({ reading, profile, onDelete }: ReadingRowProps) {
  const intl = useIntl();
  const row = useId();
  return (
    <li id={row} className={styles.row}>
      <time className={styles.time} dateTime={reading.recordedAt}>
        {clockText(intl, reading.recordedAt)}
      </time>
      <div className={styles.main}>
        <ReadingValue reading={reading} />
        {reading.kind === 'bloodPressure' && <PressureTape reading={reading} />}
        {reading.kind === 'bloodSugar' && <SugarTape reading={reading} profile={profile ?? {}} />}
      </div>
      <div className={styles.second}>
        <span className={styles.words}>
          <ReadingMeaning reading={reading} />
          <SafeMark record={reading} />
        </span>
        <button type="button" className={styles.delete} aria-describedby={row} onClick={() => onDelete(reading)}>
          {intl.formatMessage({ id: 'readings.delete' })}
        </button>
      </div>
      <SeenLine readingId={reading.id} />
    </li>
  );
}

function PressureTape({ reading }: { reading: BloodPressureReading }) {
  const category = categorise(reading.systolic, reading.diastolic);
  const isHigh = category === 'severe' || category === 'high';
  return <MicroTape scale={pressureTape} value={reading.systolic} low={reading.diastolic} isHigh={isHigh} />;
}

function SugarTape({ reading, profile }: { reading: BloodSugarReading; profile: SugarProfile }) {
  const own = useOwnLimits(({ limits }) => limits);
  const unit = unitOf(reading);
  if (unit === null) return null;
  const { limit, isTarget } = sugarLimit(reading.measurementType, unit, profile, own);
  const isHigh = isTarget && limit !== null && reading.level >= limit;
  return <MicroTape scale={sugarTape(unit, limit)} value={reading.level} isHigh={isHigh} />;
}

/** What the number means, in the words the rules allow: never a diagnosis. */
export function ReadingMeaning({ reading }: { reading: Reading }) {
  const intl = useIntl();
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
