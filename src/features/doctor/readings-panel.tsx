import { useState } from 'react';
import { useIntl } from 'react-intl';
import { answersOf, seenReadings } from '@/clinical/care-notes.ts';
import { pressureLabel } from '@/clinical/blood-pressure.ts';
import { notedSymptoms } from '@/clinical/with-answers.ts';
import { senderName } from '@/i18n/sender-name.ts';
import type { CareNote } from '@/model/care-note.ts';
import type { Reading } from '@/model/reading.ts';
import { MicroTape } from '@/ui/micro-tape.tsx';
import { MoreButton } from './more-button.tsx';
import { Panel } from './panel.tsx';
import { pressureTape } from './pressure-tape.ts';
import { readingText } from '@/i18n/reading-words.ts';
import { symptomText } from '@/i18n/symptom-words.ts';
import { useDoctorWords } from './use-doctor-words.ts';
import styles from './readings-panel.module.css';

const STEP = 12;

interface ReadingsPanelProps {
  readings: readonly Reading[];
  notes?: readonly CareNote[];
  now: number;
}

/** All kinds together, newest first, each with its unit, its time, and what was noted with it. */
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
  /** What she answered on cards, by reading id. */
  answers: ReadonlyMap<string, readonly string[]>;
}

/** The range in words, when it was measured, the symptoms and the note she added. */
function ReadingNote({ reading, answers }: ReadingNoteProps) {
  const intl = useIntl();
  const parts: string[] = [];
  if (reading.kind === 'bloodPressure') {
    parts.push(intl.formatMessage({ id: pressureLabel(reading) }));
    if (reading.pulse) parts.push(intl.formatMessage({ id: 'doctor.readings.pulse' }, { pulse: reading.pulse }));
  }
  if (reading.kind === 'bloodSugar') parts.push(intl.formatMessage({ id: `readings.type.${reading.measurementType}` }));
  if (reading.kind === 'weight') parts.push(intl.formatMessage({ id: 'doctor.weight.title' }));
  parts.push(...notedSymptoms(reading, answers).map((symptom) => symptomText(intl, symptom)));
  if (reading.note) parts.push(`“${reading.note}”`);
  return <>{parts.join(' · ')}</>;
}

/** Who saw it and when: the history of what was acknowledged. */
function Seen({ note, now }: { note: CareNote | undefined; now: number }) {
  const intl = useIntl();
  const words = useDoctorWords();
  if (!note) return null;
  const time = words.when(Date.parse(note.recordedAt), now);
  return <> · {intl.formatMessage({ id: 'doctor.readings.seenBy' }, { name: senderName(intl, note), time })}</>;
}
