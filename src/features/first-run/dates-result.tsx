import { FormattedMessage, useIntl } from 'react-intl';
import { datingFrom } from '@/clinical/gestation/pregnancy-dating.ts';
import { stageAfterBirth } from '@/clinical/gestation/pregnancy-stage.ts';
import { dateOf } from '@/app/profile/date-text.ts';
import type { Profile } from '@/model/records/profile.ts';
import { WeekTape } from '@/ui/chart/week-tape.tsx';
import type { FirstRunAnswers } from './answers.ts';
import styles from './first-run.module.css';

/** Last day of the tape after a birth: the twelve weeks of the postpartum rules. */
const BIRTH_TAPE_END = 12 * 7;

interface DatesResultProps {
  answers: FirstRunAnswers;
  /** The profile as it would be after saving. */
  changes: Partial<Profile>;
  errors: object;
  today: string;
}

/** What her answer means: the week and the due date, on the tape. Nothing until the answer can be read. */
export function DatesResult({ answers: { way }, changes, errors, today }: DatesResultProps) {
  const intl = useIntl();
  if (Object.keys(errors).length > 0) return null;
  if (way === 'unknown')
    return (
      <p className={styles.small}>
        <FormattedMessage id="firstRun.dates.unknown" />
      </p>
    );
  if (way === 'born') {
    const stage = stageAfterBirth(changes.birthDate, today);
    const day = stage.kind === 'postpartum' ? stage.daysSinceBirth : null;
    if (day === null) return null;
    const values = { weeks: Math.floor(day / 7), days: day % 7 };
    const text = intl.formatMessage({ id: 'firstRun.dates.since' }, values);
    return (
      <div className={styles.result} role="status">
        <p className={styles.week}>{text}</p>
        <WeekTape day={day} end={BIRTH_TAPE_END} summary={text} />
      </div>
    );
  }
  const dating = way === '' ? null : datingFrom(changes as Profile, today);
  if (!dating) return null;
  const { weeks, days, isExact, dueDate, totalDays } = dating;
  const age = intl.formatMessage({ id: isExact ? 'profile.dates.is' : 'profile.dates.about' }, { weeks, days });
  const due = intl.formatMessage({ id: 'profile.dates.due' }, { date: dateOf(intl, dueDate) });
  return (
    <div className={styles.result} role="status">
      <p className={styles.week}>{age}</p>
      <p>{due}</p>
      <WeekTape day={totalDays} summary={`${age}. ${due}`} />
    </div>
  );
}
