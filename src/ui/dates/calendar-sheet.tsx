import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { Sheet } from '@/ui/layout/sheet.tsx';
import { classNames } from '@/ui/styles/class-names.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { addMonths, firstWeekdayOf, monthOf, moveBy, weeksOf, within } from './calendar-days.ts';
import styles from './dates.module.css';

interface CalendarSheetProps {
  title: string;
  /** `YYYY-MM-DD`, or empty. */
  date: string;
  min: string;
  max: string;
  onChoose: (date: string) => void;
  onClose: () => void;
}

/** Today on the clock of this phone. */
const todayHere = (): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10);
};

/**
 * A month to choose a day from, after the date picker dialog of WAI-ARIA: arrows move by days and weeks, Page Up and
 * Page Down by months, with Shift by years.
 */
export function CalendarSheet({ title, date, min, max, onChoose, onClose }: CalendarSheetProps) {
  const intl = useIntl();
  const [today] = useState(todayHere);
  const [cursor, setCursor] = useState(() => within(date || today, min, max));
  const grid = useRef<HTMLDivElement>(null);
  const isMovedByKey = useRef(false);
  useEffect(() => {
    if (!isMovedByKey.current) return;
    isMovedByKey.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [cursor]);

  const firstWeekday = firstWeekdayOf(intl.locale);
  const weeks = weeksOf(cursor, firstWeekday);
  const words = (day: string, style: Intl.DateTimeFormatOptions) =>
    intl.formatDate(`${day}T12:00:00Z`, { ...style, timeZone: 'UTC' });
  const isOutside = (day: string) => within(day, min, max) !== day;
  const month = (months: number, id: 'dates.month.previous' | 'dates.month.next') => (
    <button
      type="button"
      className={classNames(styles.turn, months < 0 && styles.previous)}
      aria-label={intl.formatMessage({ id })}
      aria-disabled={isOutside(`${monthOf(addMonths(cursor, months))}-${months < 0 ? '31' : '01'}`)}
      onClick={() => setCursor(within(addMonths(cursor, months), min, max))}
    >
      <Icon name="chevron-right" size={24} />
    </button>
  );
  const dayButton = (day: string) => (
    <button
      type="button"
      className={styles.day}
      tabIndex={day === cursor ? 0 : -1}
      {...(day === cursor && { 'data-autofocus': '' })}
      aria-label={words(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
      aria-current={day === today ? 'date' : undefined}
      aria-disabled={isOutside(day)}
      onClick={() => !isOutside(day) && onChoose(day)}
    >
      {Number(day.slice(8))}
    </button>
  );
  const foot = (
    <div className={styles.foot}>
      {!isOutside(today) && (
        <button type="button" className={styles.quick} onClick={() => onChoose(today)}>
          {intl.formatMessage({ id: 'dates.today' })}
        </button>
      )}
      {date !== '' && (
        <button type="button" className={styles.quick} onClick={() => onChoose('')}>
          {intl.formatMessage({ id: 'dates.clear' })}
        </button>
      )}
    </div>
  );
  return createPortal(
    <Sheet open onClose={onClose} title={title} foot={foot}>
      <div className={styles.month}>
        {month(-1, 'dates.month.previous')}
        <span aria-live="polite" className={styles.monthName}>
          {words(cursor, { month: 'long', year: 'numeric' })}
        </span>
        {month(1, 'dates.month.next')}
      </div>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={words(cursor, { month: 'long', year: 'numeric' })}
        onKeyDown={(event) => {
          const isRightToLeft = document.documentElement.dir === 'rtl';
          const next = moveBy(event, cursor, { isRightToLeft, firstWeekday });
          if (next === undefined) return;
          event.preventDefault();
          isMovedByKey.current = true;
          setCursor(within(next, min, max));
        }}
      >
        <div role="row" className={styles.week}>
          {weeks[0]?.map((day) => (
            <span key={day} role="columnheader" aria-label={words(day, { weekday: 'long' })} className={styles.weekday}>
              {words(day, { weekday: 'narrow' })}
            </span>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} role="row" className={styles.week}>
            {week.map((day) => (
              <div key={day} role="gridcell" aria-selected={day === date}>
                {monthOf(day) === monthOf(cursor) && dayButton(day)}
              </div>
            ))}
          </div>
        ))}
      </div>
    </Sheet>,
    document.body,
  );
}
