import { memo, useState } from 'react';
import { useIntl } from 'react-intl';
import { MoreButton } from './more-button.tsx';
import { PatientListRow } from './patient-list-row.tsx';
import type { PatientRow } from './patient-row.ts';
import { rowsOnScreen } from './rows-on-screen.ts';
import { useGradual } from './use-gradual.ts';
import styles from './patient-list.module.css';

/** Rows drawn at first and with each press: a doctor can have 5000 patients, a cheap computer draws 50 at once well. */
const STEP = 50;

const columns = ['level', 'patient', 'why', 'pressure', 'tape', 'waiting'] as const;

interface PatientListProps {
  rows: readonly PatientRow[];
  now: number;
  isStale: boolean;
  doctorId: string;
  canWrite: boolean;
  showsChange?: boolean;
  /** What was searched for: the rows on the screen come first. */
  words?: string;
}

/** Patients as a table with room for it and as cards without. */
export const PatientList = memo(function PatientList(props: PatientListProps) {
  const { rows, now, isStale, doctorId, canWrite, showsChange, words = '' } = props;
  const intl = useIntl();
  const [count, setCount] = useState(STEP);
  const drawn = useGradual(count, rowsOnScreen(), words);
  const hidden = rows.length - count;
  return (
    <>
      <ul className={styles.list}>
        {/* For the eye: each part of a row says itself what it is. */}
        <li className={styles.head} aria-hidden="true">
          {columns.map((column) => (
            <span key={column}>{intl.formatMessage({ id: `doctor.column.${column}` })}</span>
          ))}
        </li>
        {rows.slice(0, drawn).map((row) => (
          <PatientListRow key={row.patient.id} {...{ row, now, isStale, doctorId, canWrite, showsChange }} />
        ))}
      </ul>
      {hidden > 0 && (
        <p className={styles.more}>
          <MoreButton hidden={hidden} step={STEP} onMore={() => setCount(count + STEP)} />
        </p>
      )}
    </>
  );
});
