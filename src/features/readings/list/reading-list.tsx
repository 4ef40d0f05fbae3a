import { memo, useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useProfile } from '@/db/first-paint/use-profile.ts';
import type { Reading } from '@/model/records/reading.ts';
import { useRejectedRecords } from '@/app/recovery/rejected-records.ts';
import { useSession } from '@/sync/session/session.ts';
import { startOfDay } from '@/ui/chart/day-range.ts';
import { useDoctorLimits } from '@/features/readings/state/doctor-limits.ts';
import { dayTitle } from '@/features/readings/values/reading-words.ts';
import { ReadingRow, type RowTools } from './reading-row.tsx';
import { useSeenReadings } from '@/features/readings/state/seen-readings.ts';
import styles from './reading-list.module.css';

interface ReadingListProps {
  /** Newest first. */
  readings: readonly Reading[];
  now: number;
  onOpen: (reading: Reading) => void;
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
export const ReadingList = memo(function ReadingList({ readings, now, onOpen }: ReadingListProps) {
  const profile = useProfile(useSession((session) => session.user?.id ?? '')) ?? null;
  const intl = useIntl();
  const ownLimits = useDoctorLimits(({ limits }) => limits);
  const refused = useRejectedRecords(({ ids }) => ids);
  const seen = useSeenReadings(({ byReading }) => byReading);
  const tools = useMemo(
    () => ({ intl, now, profile, ownLimits, refused, seen, onOpen }),
    [intl, now, profile, ownLimits, refused, seen, onOpen],
  );
  return groupByDay(readings).map((group) => <DayOfReadings key={group.day} {...group} tools={tools} />);
});

function DayOfReadings({ day, readings, tools }: Day & { tools: RowTools }) {
  const { title, date } = dayTitle(tools.intl, day, tools.now);
  const heading = useId();
  return (
    <section>
      <div className={styles.day}>
        <h3 id={heading}>{title}</h3>
        <span>{date}</span>
      </div>
      <ul className={styles.list} aria-labelledby={heading}>
        {readings.map((reading) => (
          <ReadingRow key={reading.id} reading={reading} tools={tools} />
        ))}
      </ul>
    </section>
  );
}
