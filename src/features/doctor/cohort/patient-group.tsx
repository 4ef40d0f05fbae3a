import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '@/ui/controls/link.tsx';
import { MoreButton } from '@/features/doctor/elements/more-button.tsx';
import styles from './cohort.module.css';

/** Names that are shown at first, and with each "more". */
const STEP = 20;

interface PatientGroupProps {
  title: string;
  userIds: readonly string[];
  names: ReadonlyMap<string, string>;
}

/** A number of patients that opens to the list of their names. */
export function PatientGroup({ title, userIds, names }: PatientGroupProps) {
  const intl = useIntl();
  const [count, setCount] = useState(STEP);
  const head = (
    <>
      <span>{title}</span>
      <b className={styles.count}>{intl.formatNumber(userIds.length)}</b>
    </>
  );
  if (userIds.length === 0) return <p className={styles.line}>{head}</p>;
  return (
    <details className={styles.group}>
      <summary className={styles.line}>{head}</summary>
      <ul>
        {userIds.slice(0, count).map((id) => (
          <li key={id}>
            <Link to={`/doctor/patient/${id}`} className={styles.name}>
              <bdi>{names.get(id) || intl.formatMessage({ id: 'doctor.noName' })}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <MoreButton hidden={userIds.length - count} step={STEP} onMore={() => setCount(count + STEP)} />
    </details>
  );
}
