import { useIntl } from 'react-intl';
import { Icon } from '@/ui/icon.tsx';
import type { AsOf } from './as-of.ts';
import type { Trouble } from './trouble.ts';
import { useDoctorWords } from './use-doctor-words.ts';
import styles from './as-of-line.module.css';

interface AsOfLineProps {
  asOf: AsOf | null;
  trouble: Trouble;
  now: number;
}

const messageOf = ({ isLive, isStale }: AsOf, trouble: Trouble) => {
  if (trouble === 'signIn') return 'doctor.asOf.signIn';
  if (trouble === 'none') return isLive ? 'doctor.asOf.live' : 'doctor.asOf.plain';
  if (isStale) return 'doctor.asOf.stale';
  return trouble === 'offline' ? 'doctor.asOf.offline' : 'doctor.asOf.waiting';
};

/** When what is shown was asked of the server, and why it may not be the newest. Always on the page. */
export function AsOfLine({ asOf, trouble, now }: AsOfLineProps) {
  const intl = useIntl();
  const words = useDoctorWords();
  if (asOf === null) return null;
  const isCalm = trouble === 'none';
  return (
    <p className={isCalm ? styles.calm : styles.trouble}>
      <Icon name={isCalm ? 'refresh' : 'cloud-off'} size={20} />
      <span>{intl.formatMessage({ id: messageOf(asOf, trouble) }, { time: words.asOf(asOf.at, now) })}</span>
    </p>
  );
}
