import { useId } from 'react';
import { useDirection } from '@/ui/styles/use-direction.ts';
import styles from './week-tape.module.css';

const WEEK = 44;
const DAY = WEEK / 7;
const HEIGHT = 62;
/** Weeks drawn on each side of today: a whole pregnancy, so that a wide screen never shows an end of the tape. */
const REACH = 42;

export interface TapeEvent {
  /** Days from the tape's zero. */
  day: number;
  label: string;
}

interface WeekTapeProps {
  /** Days from the tape's zero to today. */
  day: number;
  /** The end of the tape, in days; 42 weeks for a pregnancy. */
  end?: number;
  events?: readonly TapeEvent[];
  /** Describes the whole tape in one sentence. */
  summary: string;
}

const ticks = (from: number, to: number, step: number, length: number, x: (day: number) => number) => {
  let path = '';
  for (let day = Math.ceil(from / step) * step; day <= to; day += step) path += `M${x(day).toFixed(2)} 0v${length}`;
  return path;
};

/** The tape with today in its middle. The past is filled, days are short ticks, weeks long ones with a label. */
export function WeekTape({ day, end = 42 * 7, events = [], summary }: WeekTapeProps) {
  const sign = useDirection() === 'rtl' ? -1 : 1;
  const title = useId();
  const x = (at: number) => (at - day) * DAY * sign;
  const from = Math.max(0, day - REACH * 7);
  const to = Math.max(day, Math.min(end, day + REACH * 7));
  const weeks = [];
  for (let week = Math.ceil(from / 7); week * 7 <= to; week += 1) weeks.push(week);
  const start = Math.min(x(from), 0);

  return (
    <svg className={styles.tape} height={HEIGHT} role="img" aria-labelledby={title}>
      <title id={title}>{summary}</title>
      <svg x="50%" overflow="visible">
        <rect className={styles.past} x={start} width={Math.abs(x(from))} height={HEIGHT} />
        <path className={styles.days} d={ticks(from, to, 1, 7, x)} />
        <path className={styles.weeks} d={ticks(from, to, 7, 17, x)} />
        {weeks.map((week) => (
          <text key={week} x={x(week * 7)} y="34" className={week * 7 <= day ? styles.gone : styles.coming}>
            {week}
          </text>
        ))}
        {events.map(({ day: at, label }) => (
          <g key={`${at} ${label}`} className={styles.event}>
            <circle cx={x(at)} cy="48.5" r="4" />
            <text x={x(at) + 9 * sign} y="53">
              {label}
            </text>
          </g>
        ))}
        <g className={styles.now}>
          <path d={`M0 0v${HEIGHT - 8}`} />
          <circle cy={HEIGHT - 8} r="6" />
        </g>
      </svg>
    </svg>
  );
}
