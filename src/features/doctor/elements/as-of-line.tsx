import { useIntl } from 'react-intl';
import { Icon } from '@/ui/media/icon.tsx';
import type { AsOf } from '@/features/doctor/queries/as-of.ts';
import type { Trouble } from '@/features/doctor/queries/trouble.ts';
import { useDoctorWords } from './use-doctor-words.ts';
import styles from './as-of-line.module.css';

interface AsOfLineProps {
  asOf: AsOf | null;
  trouble: Trouble;
  now: number;
}

const messageOf = (asOf: AsOf | null, trouble: Trouble) => {
  if (!asOf) return trouble === 'signIn' ? 'doctor.asOf.missingSignIn' : 'doctor.asOf.missing';
  const { isLive, isStale } = asOf;
  if (trouble === 'signIn') return 'doctor.asOf.signIn';
  if (trouble === 'none') return isLive ? 'doctor.asOf.live' : 'doctor.asOf.plain';
  if (isStale) return 'doctor.asOf.stale';
  return trouble === 'offline' ? 'doctor.asOf.offline' : 'doctor.asOf.waiting';
};

/**
 * When the shown data was loaded from the server, and why it may be old or incomplete. Always visible, except while the
 * page loads.
 */
export function AsOfLine({ asOf, trouble, now }: AsOfLineProps) {
  const intl = useIntl();
  const words = useDoctorWords();
  const isCalm = trouble === 'none';
  if (!asOf && isCalm) return null;
  const time = asOf && words.asOf(asOf.at, now);
  return (
    <p className={isCalm ? styles.calm : styles.trouble}>
      <Icon name={isCalm ? 'refresh' : 'cloud-off'} size={20} />
      <span>{intl.formatMessage({ id: messageOf(asOf, trouble) }, { time })}</span>
    </p>
  );
}
