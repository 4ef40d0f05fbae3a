import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CalendarDate } from '@/clinical/time/calendar-date.ts';
import { liveDocuments } from '@/db/records/documents.ts';
import { readingsSince } from '@/db/records/live-readings.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { toInstant } from '@/model/time/instant.ts';
import { writeAttachment } from '@/model/messages/message-attachment.ts';
import { readingKinds, type ReadingKind } from '@/model/records/reading-kinds.ts';
import { Chip } from '@/ui/controls/chip.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { lastDays } from '@/ui/chart/day-range.ts';
import { Sheet } from '@/ui/layout/sheet.tsx';
import { useConfirmedEmpty } from '@/app/network/use-first-sync.ts';
import styles from './chat.module.css';

const periods = [7, 14, 30] as const;

/** The calendar date of an instant in this phone's time zone. */
function dateOf(time: number): CalendarDate {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

interface AttachSheetProps {
  onChoose: (attachment: string) => void;
  onClose: () => void;
}

/**
 * Chooses a range of readings or a document to attach: the message contains a reference, and the doctor reads the
 * records.
 */
export function AttachSheet({ onChoose, onClose }: AttachSheetProps) {
  const intl = useIntl();
  const [days, setDays] = useState<(typeof periods)[number]>(7);
  const documents = useLiveQuery(liveDocuments, 'documents');
  const isWithoutDocuments = useConfirmedEmpty(documents);
  return (
    <Sheet open onClose={onClose} title={intl.formatMessage({ id: 'doctorChat.attach.title' })}>
      <div className={styles.choices} role="group" aria-label={intl.formatMessage({ id: 'doctorChat.attach.range' })}>
        {periods.map((period) => (
          <Chip key={period} chosen={period === days} onClick={() => setDays(period)}>
            {intl.formatMessage({ id: 'doctorChat.attach.days' }, { days: period })}
          </Chip>
        ))}
      </div>
      {readingKinds.map((kind) => (
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
  const isNothingYet = useConfirmedEmpty(readings);
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
