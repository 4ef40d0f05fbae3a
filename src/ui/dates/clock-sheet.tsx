import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { Sheet } from '@/ui/layout/sheet.tsx';
import styles from './dates.module.css';

interface ClockSheetProps {
  title: string;
  /** `HH:MM`, or empty. */
  time: string;
  onChange: (time: string) => void;
  onClose: () => void;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const hours = Array.from({ length: 24 }, (_, hour) => twoDigits(hour));
/** Every five minutes; other times are typed. */
const minutes = Array.from({ length: 12 }, (_, step) => twoDigits(step * 5));

/** The hours of a day and the minutes to tap. The sheet closes with the minutes. */
export function ClockSheet({ title, time, onChange, onClose }: ClockSheetProps) {
  const intl = useIntl();
  const [hour = '', minute = ''] = time.split(':');
  const choices = (name: 'times.hour' | 'times.minute', offered: readonly string[], chosen: string, from: string) => (
    <fieldset className={styles.numbers}>
      <legend>{intl.formatMessage({ id: name })}</legend>
      {offered.map((value) => (
        <button
          key={value}
          type="button"
          className={styles.number}
          aria-pressed={value === chosen}
          {...(value === from && { 'data-autofocus': '' })}
          onClick={() => {
            if (name === 'times.hour') return onChange(`${value}:${minute || '00'}`);
            onChange(`${hour || '08'}:${value}`);
            onClose();
          }}
        >
          {value}
        </button>
      ))}
    </fieldset>
  );
  return createPortal(
    <Sheet open onClose={onClose} title={title}>
      <div className={styles.clock} dir="ltr">
        {choices('times.hour', hours, hour, hour || '08')}
        {choices('times.minute', minutes, minute, '')}
      </div>
    </Sheet>,
    document.body,
  );
}
