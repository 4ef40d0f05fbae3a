import { memo, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFollow } from '@/ui/link.tsx';
import { MoreButton } from './more-button.tsx';
import { PatientListRow, type RowTools } from './patient-list-row.tsx';
import type { PatientRow } from './patient-row.ts';
import { useAcknowledge } from './use-acknowledge.ts';
import { useDoctorWords } from './use-doctor-words.ts';
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
  showsChange: boolean;
}

/** Patients as a table with room for it and as cards without. */
export const PatientList = memo(function PatientList({ rows, doctorId, ...look }: PatientListProps) {
  const intl = useIntl();
  const { acknowledge, notings } = useAcknowledge(doctorId);
  const words = useDoctorWords();
  const onFollow = useFollow();
  const tools = useMemo(
    (): RowTools => ({ intl, words, onFollow, onAcknowledge: acknowledge }),
    [intl, words, onFollow, acknowledge],
  );
  const [count, setCount] = useState(STEP);
  return (
    <>
      <ul className={styles.list}>
        {/* For the eye: each part of a row says itself what it is. */}
        <li className={styles.head} aria-hidden="true">
          {columns.map((column) => (
            <span key={column}>{intl.formatMessage({ id: `doctor.column.${column}` })}</span>
          ))}
        </li>
        {rows.slice(0, count).map((row) => (
          <PatientListRow
            key={row.patient.id}
            {...look}
            {...{ row, tools }}
            noting={row.alert ? notings.get(row.alert.reading.id) : undefined}
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
