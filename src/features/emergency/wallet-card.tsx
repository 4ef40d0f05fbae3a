import { FormattedMessage, useIntl } from 'react-intl';
import { encode, type QrCodeGenerateResult } from 'uqr';
import { localDate } from '@/clinical/calendar-date.ts';
import { liveProfile } from '@/db/live-profile.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { useEmergencyContacts } from '@/emergency-contacts.ts';
import type { Profile } from '@/model/profile.ts';
import { useSession } from '@/sync/session.ts';
import { useNow } from '@/use-now.ts';
import { Button } from '@/ui/button.tsx';
import { cardLines } from './card-lines.ts';
import { squareText } from './square-text.ts';
import { useEmergencyNumber } from './use-emergency-number.ts';
import styles from './wallet-card.module.css';

/** A card of her own, or one without a name to be filled in. */
export default function WalletCard() {
  const isSignedIn = useSession((session) => session.isAuthenticated);
  return isSignedIn ? <OwnCard /> : <Card profile={null} />;
}

const OwnCard = () => <Card profile={useLiveQuery(liveProfile, 'profile') ?? null} />;

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
  const { text, isCut } = squareText(title, lines);
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
        <Square text={text} />
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

/** Null where a text does not go into a square: the words beside it matter more than it does. */
function codeOf(text: string): QrCodeGenerateResult | null {
  try {
    return encode(text, { ecc: 'M', border: 2 });
  } catch {
    return null;
  }
}

/** A QR code as one path: dark on white whatever the theme, or a camera does not find it. */
function Square({ text }: { text: string }) {
  const intl = useIntl();
  const code = codeOf(text);
  if (!code) return null;
  const { data, size } = code;
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={styles.square}
      role="img"
      aria-label={intl.formatMessage({ id: 'emergency.card.qr' })}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className={styles.light} />
      <path d={path} className={styles.dark} />
    </svg>
  );
}
