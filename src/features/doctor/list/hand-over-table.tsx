import { useIntl } from 'react-intl';
import { limitTexts } from '@/i18n/phrases/limit-words.ts';
import { PatientFacts } from '@/features/doctor/triage/patient-facts.tsx';
import type { PatientRow } from '@/features/doctor/triage/patient-row.ts';
import { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';
import { useReason } from '@/features/doctor/triage/use-reason.ts';
import { CasesDone, CasesNext } from './hand-over-cases.tsx';
import styles from './hand-over.module.css';

interface HandOverTableProps {
  rows: readonly PatientRow[];
  now: number;
  caption: string;
}

/** One printed line for each patient: name, phone number, reason, latest pressure and the limits set for her, what was done in her
 * open cases and what is next. */
export function HandOverTable({ rows, now, caption }: HandOverTableProps) {
  const intl = useIntl();
  const words = useDoctorWords();
  const reason = useReason(now);
  const columns = ['level', 'patient', 'why', 'pressure', 'done', 'next'] as const;
  /** The heading of a cell where a phone shows the cells below each other. */
  const titled = (column: (typeof columns)[number]) => ({
    'data-title': intl.formatMessage({ id: `doctor.column.${column}` }),
  });
  return (
    <div
      className={styles.frame}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable, so keyboards must reach it (WCAG 2.1.1)
      tabIndex={0}
      role="region"
      aria-label={intl.formatMessage({ id: 'doctor.handOver' })}
    >
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {intl.formatMessage({ id: `doctor.column.${column}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.patient.id}>
              <td className={styles.level}>{intl.formatMessage({ id: `doctor.level.${row.level}` })}</td>
              <th scope="row">
                <bdi>{row.patient.name?.trim() || intl.formatMessage({ id: 'doctor.noName' })}</bdi>
                <small>
                  <PatientFacts patient={row.patient} now={now} />
                  {row.patient.phoneNumber && <bdi dir="ltr"> · {row.patient.phoneNumber}</bdi>}
                </small>
              </th>
              <td {...titled('why')}>
                {reason(row)}
                {row.limits && <small>{intl.formatList(limitTexts(intl, row.limits.note))}</small>}
              </td>
              <td className={styles.number} {...titled('pressure')}>
                {row.pressure && (
                  <>
                    <bdi dir="ltr">
                      {row.pressure.systolic}/{row.pressure.diastolic}
                    </bdi>
                    <small>{words.when(Date.parse(row.pressure.recordedAt), now)}</small>
                  </>
                )}
              </td>
              <td className={styles.steps} {...titled('done')}>
                <CasesDone row={row} now={now} />
              </td>
              <td className={styles.steps} {...titled('next')}>
                <CasesNext row={row} now={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
