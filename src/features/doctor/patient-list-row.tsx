import { memo, type MouseEvent } from 'react';
import type { IntlShape } from 'react-intl';
import type { OpenAlert } from '@/clinical/inbox.ts';
import { isolated } from '@/i18n/isolated.ts';
import type { BloodPressureReading } from '@/model/reading.ts';
import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icon.tsx';
import { MicroTape } from '@/ui/micro-tape.tsx';
import { AcknowledgeButton } from './acknowledge-button.tsx';
import { levelChip } from './level-chip.tsx';
import { LIST_DAYS } from '@/sync/online/doctor-lists.ts';
import { patientFacts } from './patient-facts.tsx';
import { dialled } from './phone.ts';
import type { PatientRow } from './patient-row.ts';
import { pressureTape } from './pressure-tape.ts';
import { waitingSince } from './row-order.ts';
import type { Noting } from './use-acknowledge.ts';
import { rowReason, type Words } from './use-reason.ts';
import styles from './patient-list.module.css';

/** What all rows of a list share: made once, because a hook in each of 50 rows costs more than the row's words. */
export interface RowTools {
  readonly intl: IntlShape;
  readonly words: Words;
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly onAcknowledge: (alert: OpenAlert) => void;
}

interface PatientListRowProps {
  row: PatientRow;
  now: number;
  isStale: boolean;
  /** Says when her profile changed, in the list of those. */
  showsChange: boolean;
  /** False while the list is read only. */
  canWrite: boolean;
  /** What became of the note that her alert was seen. */
  noting: Noting | undefined;
  tools: RowTools;
}

/** Rows are made anew with every answer; most say what they said before, and to draw one costs more than to compare it. */
function saysTheSame({ row: before, ...one }: PatientListRowProps, { row: after, ...other }: PatientListRowProps) {
  const names = Object.keys(other) as (keyof typeof other)[];
  if (names.some((name) => one[name] !== other[name])) return false;
  if (before === after) return true;
  return before.patient.id === after.patient.id && JSON.stringify(before) === JSON.stringify(after);
}

/** One patient: how urgent and why, her newest pressure on its tape, how long she waits, and the way to call her. */
export const PatientListRow = memo(function PatientListRow(props: PatientListRowProps) {
  const { row, now, isStale, canWrite, showsChange, noting, tools } = props;
  const { intl, words } = tools;
  const { patient, pressure, alert, seen, level } = row;
  const isOpen = alert !== null && !seen;
  const name = patient.name?.trim() || intl.formatMessage({ id: 'doctor.noName' });
  const time = isOpen && words.span(now - waitingSince(alert));
  const when = showsChange && words.when(Date.parse(patient.updatedAt), now);
  const more = when ? [intl.formatMessage({ id: 'doctor.changed' }, { when })] : [];
  return (
    <li className={classNames(styles.row, styles[level], isStale && styles.stale)}>
      {levelChip(intl, level, styles.level)}
      {/* "waiting 4 min" on a card; under the column's heading the time alone. */}
      {time && (
        <>
          <span className={styles.waiting}>{intl.formatMessage({ id: 'doctor.waiting' }, { time })}</span>
          <span className={styles.waitingInColumn}>{time}</span>
        </>
      )}
      <span className={styles.person}>
        <a href={`/doctor/patient/${patient.id}`} className={styles.name} onClick={tools.onFollow}>
          <bdi>{name}</bdi>
        </a>
        <span className={styles.facts}>{patientFacts(intl, { patient, now, more })}</span>
      </span>
      <span className={styles.why}>{rowReason(intl, words, row, now)}</span>
      <span className={styles.pressure}>{newestPressure(tools, pressure, now)}</span>
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
        {isOpen && canWrite && (
          <AcknowledgeButton {...{ intl, alert, name, noting }} onAcknowledge={tools.onAcknowledge} />
        )}
      </span>
    </li>
  );
}, saysTheSame);

function newestPressure({ intl, words }: RowTools, pressure: BloodPressureReading | null, now: number) {
  if (!pressure)
    return <span className={styles.when}>{intl.formatMessage({ id: 'doctor.noPressure' }, { days: LIST_DAYS })}</span>;
  return (
    <>
      <span>
        <bdi dir="ltr" className={styles.numbers}>
          {`${pressure.systolic}/${pressure.diastolic} `}
          <small>mmHg</small>
        </bdi>
        <span className={styles.when}>{words.when(Date.parse(pressure.recordedAt), now)}</span>
      </span>
      <MicroTape {...pressureTape(pressure)} />
    </>
  );
}
