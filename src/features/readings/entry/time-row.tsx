import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { isTooOldToAlarm } from '@/clinical/time/reading-time.ts';
import { clockText } from '@/i18n/formats/clock-text.ts';
import { shortDate } from '@/i18n/formats/locale-forms.ts';
import { toInstant } from '@/model/time/instant.ts';
import { FieldPair } from '@/ui/controls/field-group.tsx';
import { DateField } from '@/ui/dates/date-field.tsx';
import { TimeField } from '@/ui/dates/time-field.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { useNow } from '@/ui/hooks/use-now.ts';
import { readTimeField, toTimeField } from './entry-time.ts';
import styles from './entry.module.css';

interface TimeRowProps {
  /** Null while the fields are untouched: then the time is now. */
  time: string | null;
  error: string | null;
  onChange: (time: string) => void;
}

/** When it was measured; now by default. A tap on the time opens the fields to change it. */
export function TimeRow({ time, error, onChange }: TimeRowProps) {
  const intl = useIntl();
  const id = useId();
  const now = useNow(15_000);
  const [isOpened, setOpened] = useState(false);
  const recordedAt = readTimeField(time, now);
  const isOpen = isOpened || error !== null || recordedAt === undefined;
  const isOld = recordedAt !== undefined && isTooOldToAlarm(recordedAt, toInstant(now));
  const [date = '', clock = ''] = (time ?? toTimeField(now)).split('T');
  const isToday = date === toTimeField(now).slice(0, 10);
  const day = isToday ? intl.formatMessage({ id: 'dates.today' }) : shortDate(intl, recordedAt ?? now);
  const words =
    time === null
      ? intl.formatMessage({ id: 'dates.now' }, { time: clockText(now) })
      : recordedAt === undefined
        ? '–'
        : `${day}, ${clock}`;
  const change = (next: string) => {
    // An error opens the fields; they stay open while it is corrected.
    setOpened(true);
    onChange(next);
  };
  return (
    <div className={styles.item}>
      <div className={styles.timeRow}>
        <span id={`${id}-label`}>{intl.formatMessage({ id: 'readings.form.recordedAt' })}</span>
        <button
          type="button"
          id={`${id}-words`}
          className={styles.time}
          aria-expanded={isOpen}
          aria-labelledby={`${id}-label ${id}-words`}
          onClick={() => setOpened(!isOpened)}
        >
          <bdi>{words}</bdi>
          <Icon name="chevron-down" size={20} />
        </button>
      </div>
      {isOpen && (
        <div
          role="group"
          aria-labelledby={`${id}-label`}
          aria-describedby={error ? `${id}-error` : undefined}
          className={styles.timeFields}
        >
          <FieldPair>
            <DateField
              name="recordedAt"
              label={intl.formatMessage({ id: 'dates.date' })}
              value={date}
              max={toTimeField(now + 5 * 60_000).slice(0, 10)}
              onChange={(next) => change(`${next}T${clock}`)}
            />
            <TimeField
              name="recordedAt"
              label={intl.formatMessage({ id: 'dates.time' })}
              value={clock}
              onChange={(next) => change(`${date}T${next}`)}
            />
          </FieldPair>
        </div>
      )}
      {isOld && !error && <p className={styles.note}>{intl.formatMessage({ id: 'readings.check.old' })}</p>}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" size={20} />
          {error}
        </p>
      )}
    </div>
  );
}
