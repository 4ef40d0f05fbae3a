import { FormattedMessage, useIntl } from 'react-intl';
import { useProfile } from '@/db/first-paint/use-profile.ts';
import { useSession } from '@/sync/session/session.ts';
import styles from './account-page.module.css';

/** Version of the accepted consent text, and when it was accepted. */
export function ConsentLine() {
  const intl = useIntl();
  const profile = useProfile(useSession((session) => session.user?.id ?? ''));
  if (profile === null) return null;
  // Reserve the line until the profile is loaded.
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
