import { memo, useId } from 'react';
import { useIntl } from 'react-intl';
import { useProfile } from '@/db/use-profile.ts';
import type { Profile } from '@/model/profile.ts';
import type { Reading } from '@/model/reading.ts';
import { useSession } from '@/sync/session.ts';
import { startOfDay } from '@/ui/chart/day-range.ts';
import { dayTitle } from './reading-words.ts';
import { ReadingRow } from './reading-row.tsx';
import styles from './reading-list.module.css';

interface ReadingListProps {
  /** Newest first. */
  readings: readonly Reading[];
  now: number;
  onDelete: (reading: Reading) => void;
}

interface Day {
  readonly day: number;
  readonly readings: Reading[];
}

/** Readings in the order given, split where the phone's calendar day changes. */
function groupByDay(readings: readonly Reading[]): Day[] {
  const days: Day[] = [];
  for (const reading of readings) {
    const day = startOfDay(Date.parse(reading.recordedAt));
    const last = days.at(-1);
    if (last?.day === day) last.readings.push(reading);
    else days.push({ day, readings: [reading] });
  }
  return days;
}

/** Readings by day, each day with its name and date. */
export const ReadingList = memo(function ReadingList({ readings, now, onDelete }: ReadingListProps) {
  const profile = useProfile(useSession((session) => session.user?.id ?? '')) ?? null;
  return groupByDay(readings).map((group) => (
    <DayOfReadings key={group.day} {...group} profile={profile} now={now} onDelete={onDelete} />
  ));
});

type DayProps = Day & Omit<ReadingListProps, 'readings'> & { profile: Profile | null };

function DayOfReadings({ day, readings, profile, now, onDelete }: DayProps) {
  const { title, date } = dayTitle(useIntl(), day, now);
  const heading = useId();
  return (
    <section>
      <div className={styles.day}>
        <h3 id={heading}>{title}</h3>
        <span>{date}</span>
      </div>
      <ul className={styles.list} aria-labelledby={heading}>
        {readings.map((reading) => (
          <ReadingRow key={reading.id} reading={reading} profile={profile} onDelete={onDelete} />
        ))}
      </ul>
    </section>
  );
}
