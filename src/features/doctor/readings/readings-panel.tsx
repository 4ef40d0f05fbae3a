import { useState } from 'react';
import { useIntl } from 'react-intl';
import { answersOf, seenReadings } from '@/clinical/care/care-notes.ts';
import { pressureLabel } from '@/clinical/pressure/pressure-category.ts';
import { notedSymptoms } from '@/clinical/care/symptom-answers.ts';
import { senderName } from '@/i18n/phrases/sender-name.ts';
import type { CareNote } from '@/model/records/care-note.ts';
import { numberOf } from '@/model/records/reading-kinds.ts';
import type { Reading } from '@/model/records/reading.ts';
import { MicroTape } from '@/ui/chart/micro-tape.tsx';
import { MoreButton } from '@/features/doctor/elements/more-button.tsx';
import { Panel } from '@/features/doctor/elements/panel.tsx';
import { pressureTape } from '@/features/doctor/elements/pressure-tape.ts';
import { readingText } from '@/i18n/phrases/reading-words.ts';
import { symptomText } from '@/i18n/phrases/symptom-words.ts';
import { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';
import styles from './readings-panel.module.css';

const STEP = 12;

interface ReadingsPanelProps {
  readings: readonly Reading[];
  notes?: readonly CareNote[];
  now: number;
}

/** Readings of all kinds, newest first, each with its unit, time, symptoms and note. */
export function ReadingsPanel({ readings, notes = [], now }: ReadingsPanelProps) {
  const intl = useIntl();
  const words = useDoctorWords();
  const [count, setCount] = useState(STEP);
  const seen = seenReadings(notes);
  const answers = answersOf(notes);
  return (
    <Panel title={intl.formatMessage({ id: 'doctor.readings.title' })}>
      {readings.length === 0 && <p>{intl.formatMessage({ id: 'doctor.readings.none' })}</p>}
      <ul className={styles.list}>
        {readings.slice(0, count).map((reading) => (
          <li key={reading.id} className={styles.row}>
            <span className={styles.value}>
              <bdi dir="ltr">{readingText(intl, reading)}</bdi>
              {reading.kind === 'bloodPressure' && <MicroTape {...pressureTape(reading)} />}
            </span>
            <span className={styles.detail}>
              {words.when(Date.parse(reading.recordedAt), now)}
              {' · '}
              <ReadingNote reading={reading} answers={answers} />
              <Seen note={seen.get(reading.id)} now={now} />
            </span>
          </li>
        ))}
      </ul>
      <MoreButton hidden={readings.length - count} step={STEP} onMore={() => setCount(count + STEP)} />
    </Panel>
  );
}

interface ReadingNoteProps {
  reading: Reading;
  /** Symptom answers from alert cards, by reading id. */
  answers: ReadonlyMap<string, readonly string[]>;
}

/** The range in words, the measurement time, the symptoms and the note. */
function ReadingNote({ reading, answers }: ReadingNoteProps) {
  const intl = useIntl();
  const parts: string[] = [];
  if (reading.kind === 'bloodPressure') {
    parts.push(intl.formatMessage({ id: pressureLabel(reading) }));
    if (reading.pulse) parts.push(intl.formatMessage({ id: 'doctor.readings.pulse' }, { pulse: reading.pulse }));
  }
  if (reading.kind === 'bloodSugar') parts.push(intl.formatMessage({ id: `readings.type.${reading.measurementType}` }));
  if (numberOf(reading.kind)) parts.push(intl.formatMessage({ id: `readings.kindTitle.${reading.kind}` }));
  parts.push(...notedSymptoms(reading, answers).map((symptom) => symptomText(intl, symptom)));
  if (reading.note) parts.push(`“${reading.note}”`);
  return <>{parts.join(' · ')}</>;
}

/** Which doctor acknowledged it and when. */
function Seen({ note, now }: { note: CareNote | undefined; now: number }) {
  const intl = useIntl();
  const words = useDoctorWords();
  if (!note) return null;
  const time = words.when(Date.parse(note.recordedAt), now);
  return <> · {intl.formatMessage({ id: 'doctor.readings.seenBy' }, { name: senderName(intl, note), time })}</>;
}
