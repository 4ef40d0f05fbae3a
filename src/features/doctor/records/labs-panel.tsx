import { useIntl } from 'react-intl';
import { byConcern } from '@/clinical/lab/result-meaning.ts';
import { sampleDay } from '@/clinical/lab/sample-day.ts';
import { labUnitText } from '@/i18n/phrases/lab-unit-text.ts';
import { readResults } from '@/model/records/bloodwork.ts';
import type { PatientLab } from '@/sync/api/doctor/patient-records.ts';
import type { StagedProfile } from '@/clinical/gestation/pregnancy-stage.ts';
import { AssistantWords } from '@/app/labs/assistant-words.tsx';
import { labMoment } from '@/app/labs/lab-moment.ts';
import { ResultTape } from '@/app/labs/result-tape.tsx';
import { ResultState, UsualDifference, UsualRangeText } from '@/app/labs/result-words.tsx';
import { WithinCount } from '@/app/labs/within-count.tsx';
import { classNames } from '@/ui/styles/class-names.ts';
import { Panel } from '@/features/doctor/elements/panel.tsx';
import { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';
import styles from './labs-panel.module.css';

const marks = { Low: '▼', High: '▲' } as const;

interface LabsPanelProps {
  labs: readonly PatientLab[];
  /** Gives the trimester on the day of a sample. */
  patient: StagedProfile;
}

/** The patient's lab results, newest report first: each value as a point on its range, those outside it first. */
export function LabsPanel({ labs, patient }: LabsPanelProps) {
  const intl = useIntl();
  const words = useDoctorWords();
  const newest = labs.toSorted((a, b) => Date.parse(b.recordedAt) - Date.parse(a.recordedAt));
  return (
    <Panel
      title={intl.formatMessage({ id: 'doctor.labs.title' })}
      detail={intl.formatMessage({ id: 'doctor.labs.range' })}
    >
      {newest.length === 0 && <p>{intl.formatMessage({ id: 'doctor.labs.none' })}</p>}
      {newest.map((lab) => (
        <details key={lab.id} className={styles.lab} open={lab === newest[0]}>
          <summary>
            <strong>{lab.testName}</strong> <span className={styles.date}>{words.day(sampleDay(lab))}</span>
            <span className={styles.within}>
              <WithinCount results={readResults(lab.results)} />
            </span>
          </summary>
          <LabRows lab={lab} patient={patient} />
          {lab.summary && <p className={styles.date}>{lab.summary}</p>}
          {lab.assistantSummary && <AssistantWords>{lab.assistantSummary}</AssistantWords>}
        </details>
      ))}
    </Panel>
  );
}

function LabRows({ lab, patient }: { lab: PatientLab; patient: StagedProfile }) {
  const intl = useIntl();
  const moment = labMoment(patient, sampleDay(lab));
  return (
    <table className={styles.table}>
      <tbody>
        {byConcern(readResults(lab.results), moment).map((result, at) => {
          const { name, value, unit, referenceRange, flag } = result;
          const isOut = flag === 'Low' || flag === 'High';
          return (
            // Two lines of a report can have the same name, so the position is part of the key.
            <tr key={`${at} ${name}`} className={classNames(isOut ? styles.out : '')}>
              <th scope="row">{name}</th>
              <td>
                {isOut && (
                  <>
                    <span aria-hidden="true">{marks[flag]} </span>
                    <span className="hidden-text">{intl.formatMessage({ id: `doctor.labs.${flag}` })} </span>
                  </>
                )}
                <bdi>
                  {value} {labUnitText(unit)}
                </bdi>
              </td>
              <td className={styles.range}>
                <bdi>{labUnitText(referenceRange)}</bdi>
                <ResultTape result={result} moment={moment} />
                <span>
                  <ResultState result={result} /> <UsualDifference result={result} moment={moment} />{' '}
                  <UsualRangeText result={result} moment={moment} />
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
