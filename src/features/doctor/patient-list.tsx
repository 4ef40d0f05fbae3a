import { memo, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '@/ui/class-names.ts';
import { useFollow } from '@/ui/link.tsx';
import { MoreButton } from './more-button.tsx';
import { PatientListRow, type RowTools } from './patient-list-row.tsx';
import type { PatientRow } from './patient-row.ts';
import { rowSlots } from './row-slots.ts';
import { useAcknowledge, type Noting } from './use-acknowledge.ts';
import { useDoctorWords } from './use-doctor-words.ts';
import { useGradual } from './use-gradual.ts';
import { useRowsOnScreen } from './use-rows-on-screen.ts';
import styles from './patient-list.module.css';

/** Rows drawn at first and with each press: a doctor can have 5000 patients, a cheap computer draws 50 at once well. */
const STEP = 50;

const columns = ['level', 'patient', 'why', 'pressure', 'tape', 'waiting'] as const;
const none: readonly PatientRow[] = [];

interface PatientListProps {
  all: readonly PatientRow[];
  /** Those of them whom somebody searches for; null while nobody is searched for. */
  found: readonly PatientRow[] | null;
  /** What was searched for. */
  words: string;
  now: number;
  isStale: boolean;
  doctorId: string;
  canWrite: boolean;
  showsChange: boolean;
}

/**
 * Patients as a table with room for it and as cards without. The rows on the screen show everybody's first or those who
 * are searched for. What is below them stays drawn while somebody is searched for, unseen: to take it away and bring it
 * back costs more than a letter may.
 */
export function PatientList({ all, found, words, doctorId, ...look }: PatientListProps) {
  const intl = useIntl();
  const { acknowledge, notings } = useAcknowledge(doctorId);
  const doctorWords = useDoctorWords();
  const onFollow = useFollow();
  const tools = useMemo(
    () => ({ intl, words: doctorWords, onFollow, onAcknowledge: acknowledge }),
    [intl, doctorWords, onFollow, acknowledge],
  );
  const [slots] = useState(rowSlots);
  const first = useRowsOnScreen();
  const [count, setCount] = useState(STEP);
  const [foundCount, setFoundCount] = useState(STEP);
  if (!found && foundCount !== STEP) setFoundCount(STEP);
  const drawn = useGradual(found ? foundCount : first, first, words);

  const onScreen = (found ?? all).slice(0, first);
  const keys = slots(
    onScreen.map(({ patient }) => patient.id),
    words,
  );
  const rest = useMemo(() => all.slice(first, count), [all, first, count]);
  const foundRest = useMemo(() => found?.slice(first, drawn) ?? none, [found, first, drawn]);
  const shared = { ...look, tools, notings };
  return (
    <>
      <div role="list" className={classNames(styles.list, onScreen.length === 0 && styles.unseen)}>
        <ul role="presentation" className={styles.part}>
          {/* For the eye: each part of a row says itself what it is. */}
          <li className={styles.head} aria-hidden="true">
            {columns.map((column) => (
              <span key={column}>{intl.formatMessage({ id: `doctor.column.${column}` })}</span>
            ))}
          </li>
          {onScreen.map((row, at) => (
            <PatientListRow key={keys[at]} {...look} {...{ row, tools }} noting={notingOf(row, notings)} />
          ))}
        </ul>
        {rest.length > 0 && <Rows {...shared} rows={rest} isUnseen={found !== null} />}
        {foundRest.length > 0 && <Rows {...shared} rows={foundRest} />}
      </div>
      {found ? (
        <More hidden={found.length - foundCount} onMore={() => setFoundCount(foundCount + STEP)} />
      ) : (
        <More hidden={all.length - count} onMore={() => setCount(count + STEP)} />
      )}
    </>
  );
}

const notingOf = ({ alert }: PatientRow, notings: ReadonlyMap<string, Noting>) =>
  alert ? notings.get(alert.reading.id) : undefined;

interface RowsProps extends Pick<PatientListProps, 'now' | 'isStale' | 'canWrite' | 'showsChange'> {
  rows: readonly PatientRow[];
  tools: RowTools;
  notings: ReadonlyMap<string, Noting>;
  isUnseen?: boolean;
}

/** Rows below those on the screen. */
function Rows({ isUnseen = false, ...rows }: RowsProps) {
  return (
    <ul
      role="presentation"
      className={classNames(styles.part, isUnseen && styles.unseen)}
      aria-hidden={isUnseen || undefined}
    >
      <RowsInside {...rows} />
    </ul>
  );
}

const RowsInside = memo(function RowsInside({ rows, notings, ...shared }: RowsProps) {
  return rows.map((row) => (
    <PatientListRow key={row.patient.id} {...shared} row={row} noting={notingOf(row, notings)} />
  ));
});

const More = ({ hidden, onMore }: { hidden: number; onMore: () => void }) =>
  hidden > 0 && (
    <p className={styles.more}>
      <MoreButton hidden={hidden} step={STEP} onMore={onMore} />
    </p>
  );
