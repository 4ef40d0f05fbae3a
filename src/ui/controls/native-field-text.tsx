import { useIntl } from 'react-intl';
import styles from './field.module.css';

/** Types of fields that the browser draws in its own language, whatever the language of the page. */
const nativeTypes = ['date', 'time', 'datetime-local'] as const;
type NativeType = (typeof nativeTypes)[number];
export const isNativeType = (type: string | undefined): type is NativeType =>
  nativeTypes.some((native) => native === type);

/** Whether a browser of this language writes 14:30 as 02:30 PM. */
export const isTwelveHour = (language: string): boolean =>
  new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hour12 === true;

/** Whether a browser of this language writes 5 December as 12/05. */
export function isMonthFirst(language: string): boolean {
  const parts = new Intl.DateTimeFormat(language).formatToParts(0).map(({ type }) => type);
  return parts[0] === 'month';
}

/**
 * The value of a native field as the rest of the app writes it, where the browser writes it otherwise: 02:30 PM beside
 * texts with 14:30 is misread. Hidden from screen readers, which read the field itself.
 */
export function NativeFieldText({ type, value }: { type: NativeType; value: string }) {
  const intl = useIntl();
  const [date = '', time = ''] = type === 'time' ? ['', value] : value.split('T');
  const isDateShown = date !== '' && isMonthFirst(navigator.language) && !Number.isNaN(Date.parse(date));
  const words = [
    isDateShown &&
      intl.formatDate(`${date}T12:00:00Z`, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }),
    isTwelveHour(navigator.language) && time,
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <span className={styles.hint} aria-hidden="true">
      <bdi>{words.join(', ')}</bdi>
    </span>
  );
}
