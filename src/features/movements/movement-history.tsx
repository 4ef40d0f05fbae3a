import { FormattedMessage, useIntl } from 'react-intl';
import { byDay } from '@/app/timers/by-day.ts';
import { MovementRow } from '@/app/timers/movement-row.tsx';
import { minutesOf, tapeLength } from '@/app/timers/movement-tape.ts';
import type { StoredMovementCount } from '@/model/timers/timed-types.ts';
import { Button } from '@/ui/controls/button.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { useState } from 'react';
import timers from '@/app/timers/timers.module.css';
import styles from './movements.module.css';

/** Counts that are shown at first, and with each tap on the button. */
const STEP = 14;

interface MovementHistoryProps {
  counts: readonly StoredMovementCount[];
  onDelete: (count: StoredMovementCount) => void;
}

/** The earlier counts by day, all on tapes of the same length. */
export function MovementHistory({ counts, onDelete }: MovementHistoryProps) {
  const intl = useIntl();
  const [most, setMost] = useState(STEP);
  const shown = counts.slice(0, most);
  const tape = tapeLength(shown.map(minutesOf));
  const timeOf = (at: number) => intl.formatTime(at, { hour: '2-digit', minute: '2-digit' });
  return (
    <section>
      <SectionTitle>
        <FormattedMessage id="movements.earlier" />
      </SectionTitle>
      <p className={styles.hint}>
        <FormattedMessage id={counts.length === 0 ? 'movements.empty' : 'movements.chart'} />
      </p>
      {byDay(shown).map(({ day, records }) => (
        <section key={day} className={styles.day}>
          <h3 className={timers.day}>{intl.formatDate(day, { weekday: 'long', day: 'numeric', month: 'long' })}</h3>
          <ol className={timers.rows}>
            {records.map((count, index) => {
              const when = timeOf(Date.parse(count.recordedAt));
              return (
                <MovementRow
                  key={count.id}
                  count={count}
                  tape={tape}
                  hasFigures={index === records.length - 1}
                  when={when}
                  action={
                    <Button
                      tone="quiet"
                      icon="trash"
                      aria-label={intl.formatMessage({ id: 'movements.delete' }, { when })}
                      onClick={() => onDelete(count)}
                    >
                      {''}
                    </Button>
                  }
                />
              );
            })}
          </ol>
        </section>
      ))}
      {counts.length > most && (
        <Button tone="secondary" wide onClick={() => setMost(most + STEP)}>
          <FormattedMessage id="movements.more" />
        </Button>
      )}
    </section>
  );
}
