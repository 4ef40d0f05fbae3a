import { useDirection } from '@/ui/styles/use-direction.ts';
import styles from './timer-tape.module.css';

interface TimerTapeProps {
  /** Minutes since the timer started; computed from timestamps, so it survives a reload and a locked screen. */
  minutesPassed: number;
  minutes: number;
  /** Formats a minute, with or without the unit, in the reader's language. */
  figure: (minute: number, isLast: boolean) => string;
}

/** A tape with one tick a minute and a mark at the current time. The remaining time is shown above it as text. */
export function TimerTape({ minutesPassed, minutes, figure }: TimerTapeProps) {
  const isRightToLeft = useDirection() === 'rtl';
  const share = (minute: number) => {
    const along = Math.min(Math.max(minute / minutes, 0), 1) * 100;
    return isRightToLeft ? 100 - along : along;
  };
  const x = (minute: number) => `${share(minute)}%`;
  const anchor = (minute: number) => (minute === 0 ? 'start' : minute === minutes ? 'end' : 'middle');
  return (
    <svg className={styles.tape} aria-hidden="true">
      <rect
        className={styles.past}
        x={isRightToLeft ? x(minutesPassed) : '0'}
        y="1"
        width={isRightToLeft ? `${100 - share(minutesPassed)}%` : x(minutesPassed)}
        height="24"
      />
      <line className={styles.edge} x1="0" x2="100%" y1="1" y2="1" />
      <line className={styles.edge} x1="0" x2="100%" y1="25" y2="25" />
      {Array.from({ length: minutes + 1 }, (_, minute) => (
        <line
          key={minute}
          className={minute % 5 === 0 ? styles.long : styles.short}
          x1={x(minute)}
          x2={x(minute)}
          y1="1"
          y2={minute % 5 === 0 ? 17 : 9}
        />
      ))}
      {Array.from({ length: Math.floor(minutes / 5) + 1 }, (_, index) => index * 5).map((minute) => (
        <text key={minute} className={styles.figure} x={x(minute)} y="43" textAnchor={anchor(minute)}>
          {figure(minute, minute === minutes)}
        </text>
      ))}
      <line className={styles.mark} x1={x(minutesPassed)} x2={x(minutesPassed)} y1="1" y2="28" />
      <circle className={styles.dot} cx={x(minutesPassed)} cy="28" r="5" />
    </svg>
  );
}
