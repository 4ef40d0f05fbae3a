import { useIntl, type IntlShape } from 'react-intl';
import { clockText } from '@/i18n/clock-text.ts';
import { senderName } from '@/i18n/sender-name.ts';
import type { CareNote } from '@/model/care-note.ts';
import { daysBetween } from '@/ui/chart/day-range.ts';
import { Icon } from '@/ui/icon.tsx';
import { useNow } from '@/use-now.ts';
import { useSeen } from './seen.ts';
import styles from './seen-line.module.css';

/** "Dr Njeri saw this 10:42"; nothing until she did. It is no promise that anybody watches. */
export function SeenLine({ readingId }: { readingId: string }) {
  const intl = useIntl();
  const note = useSeen(({ byReading }) => byReading.get(readingId));
  const now = useNow(60_000);
  return note ? seenLine(intl, note, now) : null;
}

/** The line of a note, as of `now` (ms). */
export function seenLine(intl: IntlShape, note: CareNote, now: number) {
  const name = senderName(intl, note);
  const time = clockText(note.recordedAt);
  const isToday = daysBetween(Date.parse(note.recordedAt), now) === 0;
  const date = intl.formatDate(note.recordedAt, { day: 'numeric', month: 'short' });
  return (
    <span className={styles.seen}>
      <Icon name="check" size={16} />
      <span>{intl.formatMessage({ id: 'readings.seen' }, { name, time: isToday ? time : `${date}, ${time}` })}</span>
    </span>
  );
}
