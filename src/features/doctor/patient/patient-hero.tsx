import { useIntl } from 'react-intl';
import { Icon } from '@/ui/media/icon.tsx';
import type { Patient } from '@/sync/api/documents/patient-documents.ts';
import { PatientFacts } from '@/features/doctor/triage/patient-facts.tsx';
import { dialableNumber } from '@/features/doctor/elements/phone.ts';
import { patientStageOf } from '@/features/doctor/triage/patient-standing.ts';
import { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';
import styles from './patient-hero.module.css';

/**
 * Header of the patient page: facts, phone numbers and the gestational age in large figures, with the data that it is
 * based on.
 */
export function PatientHero({ patient, now }: { patient: Patient; now: number }) {
  const intl = useIntl();
  const { previousPregnancies: before, preExistingConditions: conditions, phoneNumber } = patient;
  const more = [
    typeof before === 'number' ? intl.formatMessage({ id: 'doctor.patient.before' }, { count: before }) : '',
    conditions?.trim() ?? '',
  ].filter((fact) => fact !== '');
  return (
    <div className={styles.hero}>
      <div className={styles.who}>
        <p className={styles.facts}>
          <PatientFacts patient={patient} now={now} more={more} isStandingHidden />
        </p>
        {phoneNumber && (
          <a className={styles.phone} href={`tel:${dialableNumber(phoneNumber)}`}>
            <Icon name="phone" size={20} />
            <bdi dir="ltr">{phoneNumber}</bdi>
          </a>
        )}
      </div>
      <Weeks patient={patient} now={now} />
    </div>
  );
}

function Weeks({ patient, now }: { patient: Patient; now: number }) {
  const intl = useIntl();
  const words = useDoctorWords();
  const { stage, dating, isPastDue } = patientStageOf(patient, now);
  if (stage.kind === 'ended') return <p>{intl.formatMessage({ id: 'doctor.ended' })}</p>;
  if (stage.kind === 'postpartum') {
    const { daysSinceBirth: days } = stage;
    if (days === null) return <p>{intl.formatMessage({ id: 'doctor.patient.afterBirthUnknown' })}</p>;
    return (
      <div className={styles.weeks}>
        <span className={styles.number}>{intl.formatNumber(days)}</span>
        <span className={styles.rest}>{intl.formatMessage({ id: 'doctor.patient.daysAfterBirth' }, { days })}</span>
      </div>
    );
  }
  const entered = <Entered patient={patient} />;
  if (!dating)
    return (
      <div className={styles.rest}>
        {intl.formatMessage({ id: 'doctor.patient.unknown' })}
        {entered}
      </div>
    );
  const due = words.fullDate(dating.dueDate);
  if (isPastDue) return <p>{intl.formatMessage({ id: 'doctor.patient.overdue' }, { date: due })}</p>;
  return (
    <div className={styles.weeks}>
      <bdi dir="ltr" className={styles.number}>
        {intl.formatNumber(dating.weeks)}
        {dating.isExact && <small>+{intl.formatNumber(dating.days)}</small>}
      </bdi>
      <span className={styles.rest}>
        <strong>
          {intl.formatMessage({ id: dating.isExact ? 'doctor.patient.weeks' : 'doctor.patient.weeksAbout' })}
        </strong>
        <span>{intl.formatMessage({ id: 'doctor.patient.due' }, { date: due, method: dating.method })}</span>
        {entered}
      </span>
    </div>
  );
}

/** The entered dates and when they were entered: the gestational age is derived from them. */
function Entered({ patient }: { patient: Patient }) {
  const intl = useIntl();
  const words = useDoctorWords();
  const { weeksPregnant: weeks, weeksPregnantRecordedOn: date } = patient;
  if (typeof weeks !== 'number') return null;
  return (
    <span className={styles.entered}>
      {date
        ? intl.formatMessage({ id: 'doctor.patient.entered' }, { weeks, date: words.fullDate(date) })
        : intl.formatMessage({ id: 'doctor.patient.enteredUndated' }, { weeks })}
    </span>
  );
}
