import { useIntl } from 'react-intl';
import { SECOND_MS, MINUTE_MS } from '@/model/time/durations.ts';
import { Button } from '@/ui/controls/button.tsx';
import { TimerTape } from '@/ui/chart/timer-tape.tsx';
import type { Answer } from './answer.ts';
import styles from './answer.module.css';
import { openEntry } from '@/features/readings/state/entry-state.ts';
import { formatReadingNumber } from '@/features/readings/values/reading-words.ts';
import { useNow } from '@/ui/hooks/use-now.ts';

/** The remaining time as `11:42`. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Rest, then measure again; counted from the reading's own time, so it is right after a reload or a locked screen. */
export function AnswerTimer({ repeat }: { repeat: NonNullable<Answer['repeat']> }) {
  const intl = useIntl();
  const now = useNow(SECOND_MS);
  const passed = now - Date.parse(repeat.since);
  const left = repeat.until * MINUTE_MS - passed;
  return (
    <div className={styles.timer}>
      <p className={styles.timerLine} role="timer">
        {left > 0 ? (
          <>
            <span>{intl.formatMessage({ id: 'readings.answer.repeat' })}</span>
            <b>{timeLeft(left)}</b>
          </>
        ) : (
          <span>{intl.formatMessage({ id: 'readings.answer.repeatNow' })}</span>
        )}
      </p>
      <TimerTape
        minutes={repeat.until}
        minutesPassed={passed / MINUTE_MS}
        figure={(minute, isLast) =>
          intl.formatMessage(
            { id: isLast ? 'readings.answer.lastMinute' : 'readings.answer.minute' },
            { minute: formatReadingNumber(intl, minute) },
          )
        }
      />
      <Button tone="secondary" wide onClick={() => openEntry('bloodPressure')}>
        {intl.formatMessage({ id: 'readings.answer.again' })}
      </Button>
    </div>
  );
}
