import { FormattedMessage, useIntl } from 'react-intl';
import { emergencyCountries } from '@/clinical/emergency-number.ts';
import { setEmergencyContacts } from '@/emergency-contacts.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { useEmergencyNumber } from './use-emergency-number.ts';
import styles from './emergency-page.module.css';

/** The number of the country, in one tap. It never dials by itself. */
export function CallNow() {
  const intl = useIntl();
  const { countryCode, isGuess, isKnown, primary, also } = useEmergencyNumber();
  const names = new Intl.DisplayNames(intl.locale, { type: 'region' });
  const countries = emergencyCountries
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((one, other) => one.label.localeCompare(other.label, intl.locale));
  return (
    <>
      <div className={styles.call}>
        <ButtonLink
          to={`tel:${primary}`}
          tone="danger"
          icon="siren"
          wide
          detail={intl.formatMessage({ id: isKnown ? 'emergency.call.detail' : 'emergency.call.unknown' })}
        >
          <FormattedMessage id="emergency.call" values={{ number: primary }} />
        </ButtonLink>
      </div>
      {also.length > 0 && (
        <p className={styles.also}>
          <FormattedMessage id="emergency.also" />{' '}
          {also.map((number) => (
            <a key={number} href={`tel:${number}`}>
              {number}
            </a>
          ))}
        </p>
      )}
      <SelectField
        label={intl.formatMessage({ id: 'emergency.country' })}
        hint={isGuess ? intl.formatMessage({ id: 'emergency.countryGuess' }) : undefined}
        value={countryCode ?? ''}
        onChange={(code) => setEmergencyContacts({ countryCode: code === '' ? null : code })}
        options={[...(isKnown ? [] : [{ value: '', label: intl.formatMessage({ id: 'emergency.countryNone' }) }]), ...countries]}
      />
    </>
  );
}
