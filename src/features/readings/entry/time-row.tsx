import { useId } from 'react';
import { useIntl } from 'react-intl';
import { isTooOldToAlarm } from '@/clinical/time/reading-time.ts';
import { toInstant } from '@/model/time/instant.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { NativeFieldText } from '@/ui/controls/native-field-text.tsx';
import { readTimeField, toTimeField } from './entry-time.ts';
import styles from './entry.module.css';
import { useNow } from '@/ui/hooks/use-now.ts';

interface TimeRowProps {
  /** Null while the field is untouched: then the time is now. */
  time: string | null;
  error: string | null;
  onChange: (time: string) => void;
}

/** When it was measured; now by default. */
export function TimeRow({ time, error, onChange }: TimeRowProps) {
  const intl = useIntl();
  const id = useId();
  const now = useNow(15_000);
  const recordedAt = readTimeField(time, now);
  const isOld = recordedAt !== undefined && isTooOldToAlarm(recordedAt, toInstant(now));
  return (
    <div className={styles.item}>
      <div className={styles.timeRow}>
        <label htmlFor={id}>{intl.formatMessage({ id: 'readings.form.recordedAt' })}</label>
        <input
          id={id}
          type="datetime-local"
          className={styles.time}
          value={time ?? toTimeField(now)}
          max={toTimeField(now + 5 * 60_000)}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
      </div>
      <NativeFieldText type="datetime-local" value={time ?? toTimeField(now)} />
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
