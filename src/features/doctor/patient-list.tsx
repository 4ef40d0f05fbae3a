import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/ui/button.tsx';
import { PatientListRow } from './patient-list-row.tsx';
import type { PatientRow } from './patient-row.ts';
import styles from './patient-list.module.css';

/** Rows drawn at first and with each press: a doctor can have 5000 patients, a cheap computer draws 50 at once well. */
const STEP = 50;

/** More rows than a screen shows at once. */
const FIRST = 8;

const columns = ['level', 'patient', 'why', 'pressure', 'tape', 'waiting'] as const;

interface PatientListProps {
  rows: readonly PatientRow[];
  now: number;
  isStale: boolean;
  doctorId: string;
  canWrite: boolean;
  showsChange?: boolean;
}

/** Patients as a table with room for it and as cards without. */
export function PatientList({ rows, now, isStale, doctorId, canWrite, showsChange }: PatientListProps) {
  const intl = useIntl();
  const [count, setCount] = useState(STEP);
  // A keystroke is answered by the first rows at once; the others follow when the browser has time.
  const isSettled = useDeferredValue(rows) === rows;
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
        {rows.slice(0, isSettled ? count : FIRST).map((row) => (
          <PatientListRow key={row.patient.id} {...{ row, now, isStale, doctorId, canWrite, showsChange }} />
        ))}
      </ul>
      {hidden > 0 && (
        <p className={styles.more}>
          <Button tone="secondary" onClick={() => setCount(count + STEP)}>
            {intl.formatMessage({ id: 'doctor.more' }, { count: Math.min(STEP, hidden) })}
          </Button>
        </p>
      )}
    </>
  );
}
