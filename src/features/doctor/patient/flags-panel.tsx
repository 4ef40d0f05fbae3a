import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { answersOf, type OwnLimits } from '@/clinical/care/care-notes.ts';
import { readingText } from '@/i18n/phrases/reading-words.ts';
import type { CareNote } from '@/model/records/care-note.ts';
import { readingsOf, type Reading } from '@/model/records/reading.ts';
import type { Patient } from '@/sync/api/documents/patient-documents.ts';
import type { PatientLab } from '@/sync/api/doctor/patient-records.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { labFlags, profileFlags } from './background-flags.ts';
import { flagsOf } from './flags.ts';
import { levelIcons } from '@/features/doctor/triage/level-chip.tsx';
import { Panel } from '@/features/doctor/elements/panel.tsx';
import { useEarlyWeights } from '@/features/doctor/readings/use-early-weights.ts';
import { sourceWords } from '@/features/doctor/triage/source-words.ts';
import { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';
import styles from './flags-panel.module.css';

interface ListQuery<Item> {
  /** Undefined while the list was never loaded. */
  readonly data: readonly Item[] | undefined;
  readonly isFetching: boolean;
}

interface FlagsPanelProps {
  doctorId: string;
  patient: Patient;
  /** Newest first. */
  readings: readonly Reading[];
  labs: ListQuery<PatientLab>;
  /** Newest first. */
  notes: ListQuery<CareNote>;
  limits: OwnLimits | null;
  now: number;
}

/**
 * The rules that apply to the newest readings, and the background flags, each with its source. Lists that could not be
 * loaded are named.
 */
export function FlagsPanel({ doctorId, patient, readings, labs, notes, limits, now }: FlagsPanelProps) {
  const intl = useIntl();
  const words = useDoctorWords();
  const answers = useMemo(() => answersOf(notes.data ?? []), [notes.data]);
  const weights = useMemo(() => readingsOf(readings, 'weight'), [readings]);
  const earlyWeights = useEarlyWeights(doctorId, patient, weights, now);
  const flags = useMemo(
    () => flagsOf(patient, readings, now, { limits, answers, earlyWeights }),
    [patient, readings, now, limits, answers, earlyWeights],
  );
  const background = [...profileFlags(intl, words, patient), ...labFlags(intl, words, labs.data ?? [])];
  const whole = flags.length === 0 && 'doctor.flags.none';
  const byNotes = notes.data ? whole : notes.isFetching ? 'doctor.part.loading' : 'doctor.flags.notesFailed';
  return (
    <Panel title={intl.formatMessage({ id: 'doctor.flags.title' })}>
      {byNotes && <p aria-live="polite">{intl.formatMessage({ id: byNotes })}</p>}
      {!labs.data && !labs.isFetching && <p aria-live="polite">{intl.formatMessage({ id: 'doctor.labs.failed' })}</p>}
      <ul>
        {flags.map(({ kind, rule, tier, source, reading }) => (
          <li key={`${kind} ${rule}`} className={styles.flag}>
            <Icon name={tier === null ? 'flag' : levelIcons[tier]} />
            <div>
              <strong>{intl.formatMessage({ id: `doctor.why.${rule}` })}</strong>
              <span className={styles.detail}>
                {readingText(intl, reading)}, {words.when(Date.parse(reading.recordedAt), now)}
              </span>
              <span className={styles.detail}>
                {intl.formatMessage({ id: 'doctor.flags.source' }, { rule, source: sourceWords(intl, source) })}
              </span>
            </div>
          </li>
        ))}
        {background.map(({ text, source }) => (
          <li key={text} className={styles.flag}>
            <Icon name="flag" />
            <div>
              <strong>{text}</strong>
              <span className={styles.detail}>{source}</span>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
