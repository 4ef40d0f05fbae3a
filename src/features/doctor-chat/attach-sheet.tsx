import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CalendarDate } from '@/clinical/calendar-date.ts';
import { liveDocuments } from '@/db/documents.ts';
import { readingsSince } from '@/db/live-readings.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { toInstant } from '@/model/instant.ts';
import { writeAttachment } from '@/model/message-attachment.ts';
import type { ReadingKind } from '@/model/reading.ts';
import { Chip } from '@/ui/chip.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { lastDays } from '@/ui/chart/day-range.ts';
import { Sheet } from '@/ui/sheet.tsx';
import { useNothingYet } from '@/use-nothing-yet.ts';
import styles from './chat.module.css';

const kinds: readonly ReadingKind[] = ['bloodPressure', 'bloodSugar', 'weight'];
const periods = [7, 14, 30] as const;

/** The calendar date of an instant where this phone is. */
function dateOf(time: number): CalendarDate {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

interface AttachSheetProps {
  onChoose: (attachment: string) => void;
  onClose: () => void;
}

/** A range of her readings or one of her documents: the message carries the reference, the doctor reads the records. */
export function AttachSheet({ onChoose, onClose }: AttachSheetProps) {
  const intl = useIntl();
  const [days, setDays] = useState<(typeof periods)[number]>(7);
  const documents = useLiveQuery(liveDocuments, 'documents');
  const isWithoutDocuments = useNothingYet(documents);
  return (
    <Sheet open onClose={onClose} title={intl.formatMessage({ id: 'doctorChat.attach.title' })}>
      <div className={styles.choices} role="group" aria-label={intl.formatMessage({ id: 'doctorChat.attach.range' })}>
        {periods.map((period) => (
          <Chip key={period} chosen={period === days} onClick={() => setDays(period)}>
            {intl.formatMessage({ id: 'doctorChat.attach.days' }, { days: period })}
          </Chip>
        ))}
      </div>
      {kinds.map((kind) => (
        <ReadingsChoice key={`${kind} ${days}`} kind={kind} days={days} onChoose={onChoose} />
      ))}
      <SectionTitle>{intl.formatMessage({ id: 'doctorChat.attach.documents' })}</SectionTitle>
      {isWithoutDocuments && <p className={styles.quiet}>{intl.formatMessage({ id: 'doctorChat.attach.none' })}</p>}
      {documents?.map(({ id, fileName }) => (
        <button
          key={id}
          type="button"
          className={styles.choice}
          onClick={() => onChoose(writeAttachment({ kind: 'document', id, fileName }))}
        >
          {fileName}
        </button>
      ))}
    </Sheet>
  );
}

interface ReadingsChoiceProps {
  kind: ReadingKind;
  days: number;
  onChoose: (attachment: string) => void;
}

function ReadingsChoice({ kind, days, onChoose }: ReadingsChoiceProps) {
  const intl = useIntl();
  const [now] = useState(Date.now);
  const first = lastDays(now, days).from;
  const readings = useLiveQuery(() => readingsSince({ kind, from: toInstant(first) }), `attach ${kind} ${days}`);
  const isNothingYet = useNothingYet(readings);
  if (!readings || (readings.length === 0 && !isNothingYet)) return null;
  const count = readings.length;
  const from = dateOf(first);
  const words = intl.formatMessage(
    { id: 'doctorChat.readings' },
    { kind: intl.formatMessage({ id: `readings.kindTitle.${kind}` }), count },
  );
  if (count === 0) return <p className={styles.quiet}>{words}</p>;
  return (
    <button
      type="button"
      className={styles.choice}
      onClick={() => onChoose(writeAttachment({ kind: 'readings', reading: kind, from, to: dateOf(now), count }))}
    >
      {words}
    </button>
  );
}
