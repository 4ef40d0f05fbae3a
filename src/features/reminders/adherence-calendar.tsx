import { useIntl } from 'react-intl';
import type { PlannedDose } from '@/clinical/medicines/adherence.ts';
import { adherenceDays, type DayState } from '@/clinical/medicines/adherence-days.ts';
import { addDays } from '@/clinical/time/calendar-date.ts';
import { dateIn } from '@/clinical/time/wall-clock.ts';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import { MonthGrid, type DayMark, type DayShape } from '@/ui/dates/month-grid.tsx';
import styles from './doses.module.css';
import { ADHERENCE_DAYS } from './use-medicines.ts';

const shapes: Readonly<Record<DayState, DayShape>> = { taken: 'full', part: 'part', missed: 'open', skipped: 'open' };
const legend = ['taken', 'part', 'missed'] as const;

/** The days of the last month: all doses taken, some, or none. Other days have no mark. */
export function AdherenceCalendar({ doses, now }: { doses: readonly PlannedDose[]; now: number }) {
  const intl = useIntl();
  const today = dateIn(now, deviceTimeZone());
  const days = adherenceDays(doses);
  const markOf = (date: string): DayMark | null => {
    const day = days.get(date);
    if (!day) return null;
    const { state, ...counts } = day;
    return { shape: shapes[state], words: intl.formatMessage({ id: 'reminders.share.detail' }, { ...counts }) };
  };
  return (
    <>
      <MonthGrid start={today} min={addDays(today, 1 - ADHERENCE_DAYS)} max={today} today={today} markOf={markOf} />
      <ul className={styles.legend} aria-hidden="true">
        {legend.map((state) => (
          <li key={state} className={styles[`legend-${state}`]}>
            {intl.formatMessage({ id: `reminders.day.${state}` })}
          </li>
        ))}
      </ul>
    </>
  );
}
