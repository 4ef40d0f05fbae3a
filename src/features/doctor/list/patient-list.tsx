import { memo, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFollow } from '@/ui/controls/link.tsx';
import { useIsOpen } from '@/ui/page/panes.ts';
import { MoreButton } from '@/features/doctor/elements/more-button.tsx';
import { PatientListRow, type RowTools } from './patient-list-row.tsx';
import type { PatientRow } from '@/features/doctor/triage/patient-row.ts';
import type { AnswerAlarms } from '@/features/doctor/notes/use-answer-alarms.ts';
import { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';
import styles from './patient-list.module.css';

/**
 * Rows added at first and with each press. A doctor can have 5000 patients; a cheap computer renders 50 at once without
 * delay.
 */
const STEP = 50;

const columns = ['level', 'patient', 'why', 'pressure', 'tape', 'waiting'] as const;

interface PatientListProps {
  rows: readonly PatientRow[];
  now: number;
  isStale: boolean;
  /** State of the notes that alarms were seen, by patient id. */
  answerStates: AnswerAlarms['states'];
  onSeen: RowTools['onSeen'];
  onClose: RowTools['onClose'];
  canWrite: boolean;
  showsChange: boolean;
}

/** Patients as a table where there is enough width, and as cards otherwise. */
export const PatientList = memo(function PatientList(props: PatientListProps) {
  const { rows, answerStates, onSeen, onClose, ...rowProps } = props;
  const intl = useIntl();
  const words = useDoctorWords();
  const onFollow = useFollow();
  const isOpen = useIsOpen();
  const tools = useMemo(
    (): RowTools => ({ intl, words, onFollow, onSeen, onClose }),
    [intl, words, onFollow, onSeen, onClose],
  );
  const [count, setCount] = useState(STEP);
  return (
    <>
      <ul className={styles.list}>
        {/* Visual only: each part of a row has its own accessible text. */}
        <li className={styles.head} aria-hidden="true">
          {columns.map((column) => (
            <span key={column}>{intl.formatMessage({ id: `doctor.column.${column}` })}</span>
          ))}
        </li>
        {rows.slice(0, count).map((row) => (
          <PatientListRow
            key={row.patient.id}
            {...rowProps}
            {...{ row, tools }}
            isOpen={isOpen(`/doctor/patient/${row.patient.id}`)}
            answerState={answerStates.get(row.patient.id)}
          />
        ))}
      </ul>
      {rows.length > count && (
        <p className={styles.more}>
          <MoreButton hidden={rows.length - count} step={STEP} onMore={() => setCount(count + STEP)} />
        </p>
      )}
    </>
  );
});
