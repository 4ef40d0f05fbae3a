import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { secondsOf, type MovementCount } from '@/model/timers/movement-count.ts';
import { MarkTape } from '@/ui/chart/mark-tape.tsx';
import { marksOf, minutesOf, minutesToTen, type TapeLength } from './movement-tape.ts';
import styles from './timers.module.css';

interface MovementRowProps {
  count: Pick<MovementCount, 'recordedAt' | 'endedAt' | 'seconds' | 'count'>;
  /** The same for all counts of a list, so that they can be compared. */
  tape: TapeLength;
  hasFigures: boolean;
  /** The time of its start, with the day where no title names it. */
  when: string;
  action?: ReactNode;
}

/** One count: its words, and its movements on a tape of minutes. */
export function MovementRow({ count, tape, hasFigures, when, action }: MovementRowProps) {
  const intl = useIntl();
  const ten = minutesToTen(count);
  const minutes = Math.max(1, Math.round(minutesOf(count)));
  const seconds = secondsOf(count);
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <p className={styles.words}>
          <b>{when}</b>{' '}
          {count.endedAt ? (
            <FormattedMessage id="movements.row" values={{ count: count.count, minutes }} />
          ) : (
            <FormattedMessage id="movements.row.left" values={{ count: count.count }} />
          )}
          {ten !== null && ' · '}
          {ten !== null && <FormattedMessage id="movements.ten" values={{ minutes: Math.max(1, Math.round(ten)) }} />}
        </p>
        {action}
      </div>
      {(seconds.length > 0 || count.count === 0) && (
        <MarkTape
          {...tape}
          marks={marksOf(seconds)}
          past={minutesOf(count)}
          {...(hasFigures && {
            figure: (at: number) =>
              at === tape.length ? intl.formatNumber(at, { style: 'unit', unit: 'minute' }) : intl.formatNumber(at),
          })}
        />
      )}
    </li>
  );
}
