import { memo } from 'react';
import { useIntl } from 'react-intl';
import { isolated } from '@/i18n/isolated.ts';
import type { BloodPressureReading } from '@/model/reading.ts';
import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icon.tsx';
import { Link } from '@/ui/link.tsx';
import { MicroTape } from '@/ui/micro-tape.tsx';
import { AcknowledgeButton } from './acknowledge-button.tsx';
import { LevelChip } from './level-chip.tsx';
import { LIST_DAYS } from '@/sync/online/doctor-lists.ts';
import { PatientFacts } from './patient-facts.tsx';
import { dialled } from './phone.ts';
import type { PatientRow } from './patient-row.ts';
import { pressureTape } from './pressure-tape.ts';
import { waitingSince } from './row-order.ts';
import { useDoctorWords } from './use-doctor-words.ts';
import { useReason } from './use-reason.ts';
import styles from './patient-list.module.css';

interface PatientListRowProps {
  row: PatientRow;
  now: number;
  isStale: boolean;
  /** Says when her profile changed, in the list of those. */
  showsChange?: boolean;
  doctorId: string;
  /** False while the list is read only. */
  canWrite: boolean;
}

/** Rows are made anew with every answer; most say what they said before, and to draw one costs more than to compare it. */
function saysTheSame({ row: before, ...one }: PatientListRowProps, { row: after, ...other }: PatientListRowProps) {
  const names = Object.keys(other) as (keyof typeof other)[];
  if (names.some((name) => one[name] !== other[name])) return false;
  return before === after || JSON.stringify(before) === JSON.stringify(after);
}

/** One patient: how urgent and why, her newest pressure on its tape, how long she waits, and the way to call her. */
export const PatientListRow = memo(function PatientListRow(props: PatientListRowProps) {
  const { row, now, isStale, doctorId, canWrite, showsChange = false } = props;
  const intl = useIntl();
  const words = useDoctorWords();
  const reason = useReason(now);
  const { patient, pressure, alert, seen, level } = row;
  const name = patient.name?.trim() || intl.formatMessage({ id: 'doctor.noName' });
  return (
    <li className={classNames(styles.row, styles[level], isStale && styles.stale)}>
      <span className={styles.level}>
        <LevelChip level={level} />
      </span>
      <span className={styles.waiting}>
        {alert && !seen && <Waiting time={words.span(now - waitingSince(alert))} />}
      </span>
      <span className={styles.person}>
        <Link to={`/doctor/patient/${patient.id}`} className={styles.name}>
          <bdi>{name}</bdi>
        </Link>
        <span className={styles.facts}>
          <PatientFacts patient={patient} now={now} />
          {showsChange && (
            <span>
              {intl.formatMessage({ id: 'doctor.changed' }, { when: words.when(Date.parse(patient.updatedAt), now) })}
            </span>
          )}
        </span>
      </span>
      <span className={styles.why}>{reason(row)}</span>
      <span className={styles.pressure}>
        <NewestPressure pressure={pressure} now={now} />
      </span>
      <span className={styles.actions}>
        {patient.phoneNumber && (
          <a
            className={styles.call}
            href={`tel:${dialled(patient.phoneNumber)}`}
            aria-label={intl.formatMessage({ id: 'doctor.call.name' }, { name: isolated(intl, name) })}
          >
            <Icon name="phone" size={20} />
            <span className={styles.callWord}>{intl.formatMessage({ id: 'doctor.call' })}</span>
          </a>
        )}
        {alert && !seen && canWrite && <AcknowledgeButton doctorId={doctorId} alert={alert} name={name} />}
        <span className={styles.chevron}>
          <Icon name="chevron-right" size={20} />
        </span>
      </span>
    </li>
  );
}, saysTheSame);

/** "waiting 4 min" on a card; under the column's heading the time alone. */
function Waiting({ time }: { time: string }) {
  const intl = useIntl();
  return (
    <>
      <span className={styles.onCard}>{intl.formatMessage({ id: 'doctor.waiting' }, { time })}</span>
      <span className={styles.inColumn}>{time}</span>
    </>
  );
}

function NewestPressure({ pressure, now }: { pressure: BloodPressureReading | null; now: number }) {
  const intl = useIntl();
  const words = useDoctorWords();
  if (!pressure)
    return <span className={styles.when}>{intl.formatMessage({ id: 'doctor.noPressure' }, { days: LIST_DAYS })}</span>;
  return (
    <>
      <span>
        <bdi dir="ltr" className={styles.numbers}>
          {pressure.systolic}/{pressure.diastolic} <small>mmHg</small>
        </bdi>
        <span className={styles.when}>{words.when(Date.parse(pressure.recordedAt), now)}</span>
      </span>
      <MicroTape {...pressureTape(pressure)} />
    </>
  );
}
