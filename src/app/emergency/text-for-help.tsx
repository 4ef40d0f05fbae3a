import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { formatReadingNumber } from '@/i18n/phrases/reading-words.ts';
import styles from './text-for-help.module.css';

/** The position is requested only on a tap. After this time the screen says that there is none. */
const LOCATION_TIMEOUT_MS = 15_000;

type Position = 'unasked' | 'asking' | 'none' | GeolocationCoordinates;

interface TextForHelpProps {
  smsText: (place: string) => string;
  /** Phone numbers of the recipients; without them the messaging app asks. */
  to?: readonly string[];
}

/** An SMS for help and the position of the phone. Both work without this app's server. */
export function TextForHelp({ smsText, to = [] }: TextForHelpProps) {
  const intl = useIntl();
  const [place, setPlace] = useState<Position>('unasked');
  const coordinates = typeof place === 'object' ? place : null;
  const degrees = (value: number) => formatReadingNumber(intl, value, 5);
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
        {/* Android and iOS both read the text after `?&body=`. */}
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
              metres: formatReadingNumber(intl, Math.round(coordinates.accuracy)),
            },
          )}
      </p>
    </div>
  );
}
