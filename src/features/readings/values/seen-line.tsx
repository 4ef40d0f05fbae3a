import { useIntl, type IntlShape } from 'react-intl';
import { clockText } from '@/i18n/formats/clock-text.ts';
import { senderName } from '@/i18n/phrases/sender-name.ts';
import type { CareNote } from '@/model/records/care-note.ts';
import { daysBetween } from '@/ui/chart/day-range.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { useNow } from '@/ui/hooks/use-now.ts';
import { useSeenReadings } from '@/features/readings/state/seen-readings.ts';
import styles from './seen-line.module.css';

/** "Dr Njeri saw this 10:42"; empty until the doctor has seen it. It does not promise that readings are watched. */
export function SeenLine({ readingId }: { readingId: string }) {
  const intl = useIntl();
  const note = useSeenReadings(({ byReading }) => byReading.get(readingId));
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
