import { FormattedMessage, useIntl } from 'react-intl';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { liveProfile } from '@/db/records/live-profile.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { useEmergencyContacts } from '@/app/emergency/emergency-contacts.ts';
import { useEmergencyNumber } from '@/app/emergency/use-emergency-number.ts';
import type { Profile } from '@/model/records/profile.ts';
import { useSession } from '@/sync/session/session.ts';
import { useNow } from '@/ui/hooks/use-now.ts';
import { Button } from '@/ui/controls/button.tsx';
import { QrCode } from '@/ui/media/qr-code.tsx';
import { cardLines } from './card-lines.ts';
import { qrText } from './qr-text.ts';
import styles from './wallet-card.module.css';

/** The card with the profile's data; signed out, an empty one to fill in. */
export default function WalletCard() {
  const isSignedIn = useSession((session) => session.isAuthenticated);
  return isSignedIn ? <ProfileCard /> : <Card profile={null} />;
}

const ProfileCard = () => <Card profile={useLiveQuery(liveProfile, 'profile') ?? null} />;

function Card({ profile }: { profile: Profile | null }) {
  const intl = useIntl();
  const contacts = useEmergencyContacts();
  const { number } = useEmergencyNumber();
  const today = localDate(useNow(60_000));
  const lines = cardLines(profile, contacts, number, today).map(({ label, value, isDate, mayBeCut }) => ({
    label: intl.formatMessage({ id: label }),
    value:
      value && isDate
        ? intl.formatDate(`${value}T12:00:00`, { day: 'numeric', month: 'long', year: 'numeric' })
        : value,
    mayBeCut,
  }));
  const title = intl.formatMessage({ id: 'emergency.card.title' });
  const { text, isCut } = qrText(title, lines);
  return (
    <>
      <div className={styles.card} data-print="">
        <h3 className={styles.title}>{title}</h3>
        <dl className={styles.lines}>
          {lines.map(({ label, value }, index) => (
            <div key={`${label}-${index}`}>
              <dt>{label}</dt>
              <dd>{value ?? <span className={styles.blank} />}</dd>
            </div>
          ))}
        </dl>
        <QrCode text={text} label={intl.formatMessage({ id: 'emergency.card.qr' })} />
      </div>
      {isCut && (
        <p className={styles.hint}>
          <FormattedMessage id="emergency.card.cut" />
        </p>
      )}
      <p className={styles.hint}>
        <FormattedMessage id="emergency.card.write" />
      </p>
      <Button tone="secondary" icon="print" onClick={() => window.print()}>
        <FormattedMessage id="emergency.card.print" />
      </Button>
    </>
  );
}
