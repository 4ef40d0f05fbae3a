import { useIntl } from 'react-intl';
import { readingText } from '@/i18n/phrases/reading-words.ts';
import { readingsOf, type Reading } from '@/model/records/reading.ts';
import { Link } from '@/ui/controls/link.tsx';
import { useNow } from '@/ui/hooks/use-now.ts';
import { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';
import { patientReadingsQuery, profileQuery } from '@/features/doctor/queries/patient-queries.ts';
import { useViewQuery } from '@/features/doctor/queries/use-view-query.ts';
import { patientFacts } from '@/features/doctor/triage/patient-facts.tsx';
import styles from './thread-head.module.css';

/** The kinds of reading in the head of a conversation. */
const shownKinds = ['bloodPressure', 'bloodSugar', 'weight'] as const;

/**
 * Above a doctor's conversation: the patient's week and her last pressure, sugar and weight, as on her page, which it
 * links to. What is not loaded is left out.
 */
export function ThreadHead({ doctorId, userId }: { doctorId: string; userId: string }) {
  const intl = useIntl();
  const now = useNow(60_000);
  const patient = useViewQuery(doctorId, profileQuery(doctorId, userId));
  const readings = useViewQuery(doctorId, patientReadingsQuery(doctorId, userId));
  return (
    <div className={styles.head}>
      {patient && <p className={styles.facts}>{patientFacts(intl, { patient, now })}</p>}
      {readings && <LastValues readings={readings} now={now} />}
      <Link to={`/doctor/patient/${userId}`} className={styles.page}>
        {intl.formatMessage({ id: 'doctor.thread.page' })}
      </Link>
    </div>
  );
}

function LastValues({ readings, now }: { readings: readonly Reading[]; now: number }) {
  const intl = useIntl();
  const words = useDoctorWords();
  const newest = shownKinds.flatMap((kind): Reading[] => readingsOf(readings, kind).slice(0, 1));
  if (newest.length === 0) return <p className={styles.facts}>{intl.formatMessage({ id: 'doctor.readings.none' })}</p>;
  return (
    <dl className={styles.values}>
      {newest.map((reading) => (
        <div key={reading.kind}>
          <dt className="hidden-text">{intl.formatMessage({ id: `readings.kindTitle.${reading.kind}` })}</dt>
          <dd>
            <bdi dir="ltr" className={styles.value}>
              {readingText(intl, reading)}
            </bdi>{' '}
            <small>{words.when(Date.parse(reading.recordedAt), now)}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
