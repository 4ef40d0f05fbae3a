import { FormattedMessage, useIntl } from 'react-intl';
import { useProfile } from '@/db/use-profile.ts';
import { useSession } from '@/sync/session.ts';
import styles from './account-page.module.css';

/** Which text she agreed to, and when. */
export function ConsentLine() {
  const intl = useIntl();
  const profile = useProfile(useSession((session) => session.user?.id ?? ''));
  if (profile === null) return null;
  // Its line is kept until the phone has answered.
  if (!profile) return <p className={styles.small}>{'\u00a0'}</p>;
  const { consentVersion, consentedAt } = profile;
  if (!consentVersion || !consentedAt)
    return (
      <p className={styles.small}>
        <FormattedMessage id="account.consent.none" />
      </p>
    );
  const day = (date: string) => intl.formatDate(date, { dateStyle: 'long' });
  return (
    <p className={styles.small}>
      <FormattedMessage
        id="account.consent"
        values={{ version: day(`${consentVersion}T12:00:00`), date: day(consentedAt) }}
      />
    </p>
  );
}
