import { memo, type MouseEvent } from 'react';
import type { IntlShape } from 'react-intl';
import { bidiIsolate } from '@/i18n/formats/bidi-isolation.ts';
import type { BloodPressureReading } from '@/model/records/reading.ts';
import { classNames } from '@/ui/styles/class-names.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { MicroTape } from '@/ui/chart/micro-tape.tsx';
import { AnswerButtons } from '@/features/doctor/notes/answer-buttons.tsx';
import { levelChip } from '@/features/doctor/triage/level-chip.tsx';
import { LIST_DAYS } from '@/sync/api/doctor/doctor-lists.ts';
import { patientFacts } from '@/features/doctor/triage/patient-facts.tsx';
import { dialableNumber } from '@/features/doctor/elements/phone.ts';
import { unanswered, type Answered, type PatientRow } from '@/features/doctor/triage/patient-row.ts';
import { pressureTape } from '@/features/doctor/elements/pressure-tape.ts';
import type { AnswerState } from '@/features/doctor/notes/use-answer-alarms.ts';
import { rowReason, type Words } from '@/features/doctor/triage/use-reason.ts';
import styles from './patient-list.module.css';

/**
 * Formatters and callbacks shared by all rows. They are created once, because a hook in each of 50 rows costs more than
 * the text of the row.
 */
export interface RowTools {
  readonly intl: IntlShape;
  readonly words: Words;
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly onSeen: (answered: Answered) => void;
  readonly onClose: (row: PatientRow) => void;
}

interface PatientListRowProps {
  row: PatientRow;
  now: number;
  isStale: boolean;
  /** Shows when the profile changed; used by the "recently updated" view. */
  showsChange: boolean;
  /** False while the list is read only. */
  canWrite: boolean;
  /** State of the note that this row's alarms were seen. */
  answerState: AnswerState | undefined;
  tools: RowTools;
  /** Open beside the list. */
  isOpen: boolean;
}

/** Rows are rebuilt after every response. Most do not change, and comparing a row is cheaper than rendering it. */
function isEqual({ row: before, ...one }: PatientListRowProps, { row: after, ...other }: PatientListRowProps) {
  const names = Object.keys(other) as (keyof typeof other)[];
  if (names.some((name) => one[name] !== other[name])) return false;
  if (before === after) return true;
  return before.patient.id === after.patient.id && JSON.stringify(before) === JSON.stringify(after);
}

/** One patient: urgency and reason, the latest pressure on its tape, the waiting time and a call button. */
export const PatientListRow = memo(function PatientListRow(props: PatientListRowProps) {
  const { row, now, isStale, canWrite, showsChange, answerState, tools, isOpen } = props;
  const { intl, words } = tools;
  const { patient, pressure, level, waitsSince: since } = row;
  const left = unanswered(row);
  const name = patient.name?.trim() || intl.formatMessage({ id: 'doctor.noName' });
  const time = since !== null && words.span(now - since);
  const when = showsChange && words.when(Date.parse(patient.updatedAt), now);
  const more = when ? [intl.formatMessage({ id: 'doctor.changed' }, { when })] : [];
  return (
    <li className={classNames(styles.row, styles[level], isStale && styles.stale)}>
      {levelChip(intl, level, styles.level)}
      {/* "waiting 4 min" on a card; only the time under the column heading. */}
      {time && (
        <>
          <span className={styles.waiting}>{intl.formatMessage({ id: 'doctor.waiting' }, { time })}</span>
          <span className={styles.waitingInColumn}>{time}</span>
        </>
      )}
      <span className={styles.person}>
        <a
          href={`/doctor/patient/${patient.id}`}
          className={styles.name}
          onClick={tools.onFollow}
          aria-current={isOpen || undefined}
        >
          <bdi>{name}</bdi>
        </a>
        <span className={styles.facts}>{patientFacts(intl, { patient, now, more })}</span>
      </span>
      <span className={styles.why}>{rowReason(intl, words, row, now)}</span>
      <span className={styles.pressure}>
        {!row.missing.includes('readings') && newestPressure(tools, pressure, now)}
      </span>
      <span className={styles.actions}>
        {patient.phoneNumber && (
          <a
            className={styles.call}
            href={`tel:${dialableNumber(patient.phoneNumber)}`}
            aria-label={intl.formatMessage({ id: 'doctor.call.name' }, { name: bidiIsolate(intl, name) })}
          >
            <Icon name="phone" size={20} />
            <span className={styles.callWord}>{intl.formatMessage({ id: 'doctor.call' })}</span>
          </a>
        )}
        {row.danger && (
          <a
            className={styles.call}
            href={`/doctor-chat?patient=${encodeURIComponent(patient.id)}`}
            aria-label={intl.formatMessage({ id: 'doctor.read.name' }, { name: bidiIsolate(intl, name) })}
            onClick={tools.onFollow}
          >
            <Icon name="message" size={20} />
            <span className={styles.callWord}>{intl.formatMessage({ id: 'doctor.read' })}</span>
          </a>
        )}
        {canWrite && patient.reach !== 'readings' && (left || row.open.length > 0) && (
          <AnswerButtons
            {...{ intl, name, state: answerState }}
            onSeen={left ? () => tools.onSeen(left) : undefined}
            onClose={row.open.length > 0 ? () => tools.onClose(row) : undefined}
          />
        )}
      </span>
    </li>
  );
}, isEqual);

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
