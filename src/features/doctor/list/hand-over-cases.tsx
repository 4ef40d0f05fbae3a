import { useIntl } from 'react-intl';
import { lineText, lineTime } from '@/app/episodes/episode-words.ts';
import { bidiIsolate } from '@/i18n/formats/bidi-isolation.ts';
import type { EpisodeLine } from '@/clinical/episodes/episode-timeline.ts';
import type { PatientRow } from '@/features/doctor/triage/patient-row.ts';
import { caseState } from '@/features/doctor/triage/use-reason.ts';
import { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';

interface HandOverCasesProps {
  row: PatientRow;
  /** ms */
  now: number;
}

/** What was done is what the patient and her doctors did, not the readings: these stand in their own columns. */
const isDone = ({ is }: EpisodeLine): boolean => is === 'action' || is === 'step' || is === 'seen' || is === 'outcome';

/** What was done in the open cases of a patient, with times. */
export function CasesDone({ row, now }: HandOverCasesProps) {
  const intl = useIntl();
  const done = row.open.flatMap(({ episode, timeline }) =>
    timeline.lines.filter(isDone).map((line) => ({ key: `${episode.id} ${line.at} ${line.is}`, episode, line })),
  );
  if (done.length === 0) return null;
  return (
    <ul>
      {done.map(({ key, episode, line }) => (
        <li key={key}>
          {lineTime(intl, line.at, now)} {lineText(intl, episode, line)}
        </li>
      ))}
    </ul>
  );
}

/** What is next: calls that are planned or due, and the recommendation of the newest SBAR note. */
export function CasesNext({ row, now }: HandOverCasesProps) {
  const intl = useIntl();
  const words = useDoctorWords();
  const next = row.open.flatMap((one) => caseState(intl, words, one, now));
  if (next.length === 0 && !row.plan) return null;
  return (
    <ul>
      {next.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {row.plan && <li>{intl.formatMessage({ id: 'doctor.handOver.plan' }, { plan: bidiIsolate(intl, row.plan) })}</li>}
    </ul>
  );
}
