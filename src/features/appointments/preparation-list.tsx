import { useIntl } from 'react-intl';
import type { Appointment } from '@/model/records/appointment.ts';
import { Link } from '@/ui/controls/link.tsx';
import { preparationOf } from './visit-preparation.ts';
import styles from './visits.module.css';

interface PreparationListProps {
  visit: Pick<Appointment, 'appointmentType' | 'questions'>;
  /** Shown unfolded. */
  isSoon: boolean;
}

/** What to bring to a coming visit, and what to measure before it. */
export function PreparationList({ visit, isSoon }: PreparationListProps) {
  const intl = useIntl();
  const { bring, measure } = preparationOf(visit.appointmentType);
  return (
    <details className={styles.preparation} open={isSoon}>
      <summary>{intl.formatMessage({ id: 'appointments.prepare' })}</summary>
      <ul className={styles.questions}>
        {bring.map((id) => (
          <li key={id}>
            {id === 'appointments.bring.report' ? (
              <Link to="/report">{intl.formatMessage({ id })}</Link>
            ) : (
              intl.formatMessage({ id })
            )}
          </li>
        ))}
      </ul>
      {measure.length > 0 && (
        <p className={styles.measure}>
          <span>{intl.formatMessage({ id: 'appointments.measure' })}</span>
          {measure.map((kind) => (
            <Link key={kind} to={`/readings?add=${kind}`}>
              {intl.formatMessage({ id: `readings.add.${kind}` })}
            </Link>
          ))}
        </p>
      )}
    </details>
  );
}
