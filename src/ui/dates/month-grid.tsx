import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/ui/media/icon.tsx';
import { classNames } from '@/ui/styles/class-names.ts';
import { addMonths, firstWeekdayOf, monthOf, weeksOf } from './calendar-days.ts';
import dates from './dates.module.css';
import styles from './month-grid.module.css';

/** `full`: all of it; `part`: some of it; `open`: none of it; `ring`: only suggested. */
export type DayShape = 'full' | 'part' | 'open' | 'ring';

export interface DayMark {
  readonly shape: DayShape;
  /** What the mark says, for screen readers. */
  readonly words: string;
}

interface MonthGridProps {
  /** `YYYY-MM-DD`; its month is shown first. */
  start: string;
  /** No month before that of `min` or after that of `max` can be opened. */
  min: string;
  max: string;
  today: string;
  /** Null: the day has no mark. */
  markOf: (date: string) => DayMark | null;
  /** Makes every day with a mark a button. */
  onChoose?: (date: string) => void;
  chosen?: string | null;
}

/** One month to read: each day with a mark is also said in words. To choose a date, see `CalendarSheet`. */
export function MonthGrid({ start, min, max, today, markOf, onChoose, chosen = null }: MonthGridProps) {
  const intl = useIntl();
  const [shown, setShown] = useState(() => `${monthOf(start)}-01`);
  const words = (day: string, style: Intl.DateTimeFormatOptions) =>
    intl.formatDate(`${day}T12:00:00Z`, { ...style, timeZone: 'UTC' });
  const weeks = weeksOf(shown, firstWeekdayOf(intl.locale));
  const name = words(shown, { month: 'long', year: 'numeric' });
  const turn = (months: number, id: 'dates.month.previous' | 'dates.month.next') => {
    const next = addMonths(shown, months);
    const isEnd = monthOf(next) < monthOf(min) || monthOf(next) > monthOf(max);
    return (
      <button
        type="button"
        className={classNames(dates.turn, months < 0 && dates.previous)}
        aria-label={intl.formatMessage({ id })}
        aria-disabled={isEnd}
        onClick={() => !isEnd && setShown(next)}
      >
        <Icon name="chevron-right" size={24} />
      </button>
    );
  };
  const cell = (day: string) => {
    const mark = markOf(day);
    const number = Number(day.slice(8));
    const style = classNames(styles.day, mark && styles[mark.shape], day === chosen && styles.chosen);
    if (!mark) return <span className={style}>{number}</span>;
    const said = `${words(day, { weekday: 'long', day: 'numeric', month: 'long' })}: ${mark.words}`;
    return onChoose ? (
      <button
        type="button"
        className={style}
        aria-label={said}
        aria-pressed={day === chosen}
        onClick={() => onChoose(day)}
      >
        {number}
      </button>
    ) : (
      <span className={style}>
        <span aria-hidden="true">{number}</span>
        <span className="hidden-text">{said}</span>
      </span>
    );
  };
  return (
    <div>
      <div className={dates.month}>
        {turn(-1, 'dates.month.previous')}
        <span aria-live="polite" className={dates.monthName}>
          {name}
        </span>
        {turn(1, 'dates.month.next')}
      </div>
      <table className={styles.grid}>
        <caption className="hidden-text">{name}</caption>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" className={dates.weekday}>
                <span aria-hidden="true">{words(day, { weekday: 'narrow' })}</span>
                <span className="hidden-text">{words(day, { weekday: 'long' })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} aria-current={day === today ? 'date' : undefined}>
                  {monthOf(day) === monthOf(shown) && cell(day)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
