import { useIntl } from 'react-intl';
import { sampleDay } from '@/clinical/lab/sample-day.ts';
import { labUnitText } from '@/i18n/phrases/lab-unit-text.ts';
import { readResults } from '@/model/records/bloodwork.ts';
import type { PatientLab } from '@/sync/api/doctor/patient-records.ts';
import { AssistantWords } from '@/app/labs/assistant-words.tsx';
import { classNames } from '@/ui/styles/class-names.ts';
import { Panel } from '@/features/doctor/elements/panel.tsx';
import { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';
import styles from './labs-panel.module.css';

const marks = { Low: '▼', High: '▲' } as const;

/**
 * The patient's lab results, newest first: each value with its unit, the reference range printed on the report and the
 * flag.
 */
export function LabsPanel({ labs }: { labs: readonly PatientLab[] }) {
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
          </summary>
          <table className={styles.table}>
            <tbody>
              {readResults(lab.results).map(({ name, value, unit, referenceRange, flag }, at) => (
                // Two lines of a report can have the same name, so the position is part of the key.
                <tr key={`${at} ${name}`} className={classNames(flag === 'Low' || flag === 'High' ? styles.out : '')}>
                  <th scope="row">{name}</th>
                  <td>
                    {(flag === 'Low' || flag === 'High') && (
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
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {lab.summary && <p className={styles.date}>{lab.summary}</p>}
          {lab.assistantSummary && <AssistantWords>{lab.assistantSummary}</AssistantWords>}
        </details>
      ))}
    </Panel>
  );
}
