import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { figure } from '@/i18n/reading-words.ts';
import styles from './text-for-help.module.css';

/** Asked only on a tap; a phone that gives no place in this time gets words instead. */
const LOCATION_TIMEOUT_MS = 15_000;

type Place = 'unasked' | 'asking' | 'none' | GeolocationCoordinates;

interface TextForHelpProps {
  smsText: (place: string) => string;
  /** Whom the message is for; without them the phone asks. */
  to?: readonly string[];
}

/** A text for whoever can help, and where she is: both work without this app's server. */
export function TextForHelp({ smsText, to = [] }: TextForHelpProps) {
  const intl = useIntl();
  const [place, setPlace] = useState<Place>('unasked');
  const coordinates = typeof place === 'object' ? place : null;
  const degrees = (value: number) => figure(intl, value, 5);
  const where = coordinates
    ? intl.formatMessage(
        { id: 'readings.answer.smsPlace' },
        { link: `${coordinates.latitude.toFixed(5)}, ${coordinates.longitude.toFixed(5)}` },
      )
    : '';
  const locate = () => {
    if (!('geolocation' in navigator)) return setPlace('none');
    setPlace('asking');
    navigator.geolocation.getCurrentPosition(
      (found) => setPlace(found.coords),
      () => setPlace('none'),
      { enableHighAccuracy: true, timeout: LOCATION_TIMEOUT_MS, maximumAge: 60_000 },
    );
  };
  return (
    <div className={styles.help}>
      <div className={styles.helpButtons}>
        {/* Both phone systems read the text after `?&body=`. */}
        <ButtonLink
          to={`sms:${to.join(',')}?&body=${encodeURIComponent(smsText(where))}`}
          tone="secondary"
          icon="message"
          wide
        >
          {intl.formatMessage({ id: 'readings.answer.sms' })}
        </ButtonLink>
        <Button tone="secondary" icon="pin" wide busy={place === 'asking'} onClick={locate}>
          {intl.formatMessage({ id: 'readings.answer.location' })}
        </Button>
      </div>
      <p role="status" className={styles.place}>
        {place === 'asking' && intl.formatMessage({ id: 'readings.answer.locating' })}
        {place === 'none' && intl.formatMessage({ id: 'readings.answer.noLocation' })}
        {coordinates &&
          intl.formatMessage(
            { id: 'readings.answer.locationText' },
            {
              latitude: degrees(coordinates.latitude),
              longitude: degrees(coordinates.longitude),
              metres: figure(intl, Math.round(coordinates.accuracy)),
            },
          )}
      </p>
    </div>
  );
}
