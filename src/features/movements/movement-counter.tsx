import { FormattedMessage, useIntl } from 'react-intl';
import { ClinicalContent } from '@/app/content/english-part.tsx';
import { EntryList } from '@/app/content/entry-list.tsx';
import { useContent } from '@/app/content/use-content.ts';
import { BigButton } from '@/app/timers/big-button.tsx';
import { marksOf, tapeLength } from '@/app/timers/movement-tape.ts';
import { addMovement, endCount, removeLastMovement, startCount } from '@/db/records/movement-counts.ts';
import { HOUR_MS } from '@/model/time/durations.ts';
import { isExpired, MAX_COUNT_HOURS } from '@/model/timers/movement-count.ts';
import type { RunningTimer } from '@/model/timers/running-timer.ts';
import type { StoredMovementCount } from '@/model/timers/timed-types.ts';
import { daysBetween } from '@/ui/chart/day-range.ts';
import { MarkTape } from '@/ui/chart/mark-tape.tsx';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { useNow } from '@/ui/hooks/use-now.ts';
import styles from './movements.module.css';

/** A count without an end is named for this long, so that it is not taken for one of today. */
const NAMED_MS = 48 * HOUR_MS;

interface MovementCounterProps {
  running: RunningTimer | null;
  newest: StoredMovementCount | undefined;
  write: (run: () => Promise<unknown>) => void;
}

/** The running count: its number on the button, its movements on a tape. */
export function MovementCounter({ running, newest, write }: MovementCounterProps) {
  const intl = useIntl();
  const now = useNow(30_000);
  const current = running && !isExpired(running, now) ? running : null;
  const left = current || !newest || newest.endedAt ? null : Date.parse(newest.recordedAt);
  const applyNow = (change: (at: number) => Promise<unknown>) => () => {
    const at = Date.now();
    write(() => change(at));
  };
  return (
    <section className={styles.counter}>
      {left !== null && now - left < NAMED_MS && (
        <p className={styles.hint} role="status">
          <FormattedMessage
            id="movements.setAside"
            values={{
              when: intl.formatDate(left, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }),
              hours: MAX_COUNT_HOURS,
            }}
          />
        </p>
      )}
      {current && <Progress times={current.times} now={now} />}
      {current ? (
        <>
          <BigButton figure={intl.formatNumber(current.times.length - 1)} onPress={applyNow(addMovement)}>
            <FormattedMessage id="movements.tap" />
          </BigButton>
          <div className={styles.pair}>
            <Button tone="secondary" wide onClick={applyNow(endCount)}>
              <FormattedMessage id="movements.end" />
            </Button>
            {current.times.length > 1 && (
              <Button tone="quiet" icon="undo" onClick={applyNow(removeLastMovement)}>
                <FormattedMessage id="movements.undo" />
              </Button>
            )}
          </div>
        </>
      ) : (
        <BigButton onPress={applyNow(startCount)}>
          <FormattedMessage id="movements.start" />
        </BigButton>
      )}
      <ButtonLink to="/emergency" tone="secondary" icon="phone" wide>
        <FormattedMessage id="movements.call" />
      </ButtonLink>
      <ClinicalContent line="before">
        <Pattern />
      </ClinicalContent>
      <p className={styles.hint}>
        <FormattedMessage id="movements.shared" />
      </p>
    </section>
  );
}

function Progress({ times: [start = 0, ...movements], now }: { times: readonly number[]; now: number }) {
  const intl = useIntl();
  const clock = (at: number) => intl.formatTime(at, { hour: '2-digit', minute: '2-digit' });
  const isYesterday = (at: number) => daysBetween(at, now) > 0;
  const last = movements.at(-1);
  const passed = Math.max(0, now - start, (last ?? start) - start) / 60_000;
  return (
    <div>
      <p className={styles.big} role="status">
        <FormattedMessage
          id={isYesterday(start) ? 'movements.since.yesterday' : 'movements.since'}
          values={{ count: movements.length, time: clock(start) }}
        />
      </p>
      {last !== undefined && (
        <p className={styles.hint}>
          <FormattedMessage
            id={isYesterday(last) ? 'movements.last.yesterday' : 'movements.last'}
            values={{ time: clock(last) }}
          />
        </p>
      )}
      <MarkTape
        {...tapeLength([passed])}
        marks={marksOf(movements.map((at) => (at - start) / 1000)).map((mark, index) =>
          index === movements.length - 1 ? { ...mark, tone: 'now' } : mark,
        )}
        past={passed}
      />
    </div>
  );
}

/** Explains that there is no set number of movements, and when to call. */
const Pattern = () => <EntryList entries={useContent('care').filter(({ id }) => id === 'move.pattern')} />;
