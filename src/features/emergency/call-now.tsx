import { FormattedMessage, useIntl } from 'react-intl';
import { phoneUseId } from '@/clinical/care/emergency-number.ts';
import { useEmergencyNumber } from '@/app/emergency/use-emergency-number.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { CountryField } from './country-field.tsx';
import styles from './emergency-page.module.css';

/** A link to call the country's emergency number. It never dials without a tap. */
export function CallNow() {
  const intl = useIntl();
  const { countryCode, number, also, mustBeChecked, variesByRegion } = useEmergencyNumber();
  return (
    <>
      <div className={styles.call}>
        <ButtonLink
          to={`tel:${number}`}
          tone="danger"
          icon="siren"
          wide
          detail={intl.formatMessage({ id: countryCode ? 'emergency.call.detail' : 'emergency.call.unknown' })}
        >
          <FormattedMessage id="emergency.call" values={{ number }} />
        </ButtonLink>
      </div>
      {also.length > 0 && (
        <ul className={styles.also}>
          {also.map((other) => (
            <li key={other.number}>
              <a href={`tel:${other.number}`}>
                <FormattedMessage id="emergency.call" values={{ number: other.number }} />
              </a>
              {other.use && <FormattedMessage id={phoneUseId(other.use)} />}
            </li>
          ))}
        </ul>
      )}
      {(mustBeChecked || variesByRegion) && (
        <p className={styles.small}>
          <FormattedMessage id={mustBeChecked ? 'emergency.numberDoubt' : 'emergency.numberVaries'} />
        </p>
      )}
      <CountryField />
    </>
  );
}
