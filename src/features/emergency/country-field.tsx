import { useIntl } from 'react-intl';
import { countryOptions } from '@/app/emergency/country-options.ts';
import { setEmergencyContacts } from '@/app/emergency/emergency-contacts.ts';
import { useEmergencyNumber } from '@/app/emergency/use-emergency-number.ts';
import { SelectField } from '@/ui/controls/select-field.tsx';

/** Chooses the country of the emergency number. Stored on this phone; a guessed country is marked as a guess. */
export function CountryField() {
  const intl = useIntl();
  const { countryCode, isGuess } = useEmergencyNumber();
  const countries = countryOptions(intl.locale);
  const unchosen = { value: '', label: intl.formatMessage({ id: 'emergency.countryNone' }) };
  return (
    <SelectField
      label={intl.formatMessage({ id: 'emergency.country' })}
      hint={isGuess && countryCode ? intl.formatMessage({ id: 'emergency.countryGuess' }) : undefined}
      value={countryCode ?? ''}
      onChange={(code) => setEmergencyContacts({ countryCode: code === '' ? null : code })}
      options={countryCode ? countries : [unchosen, ...countries]}
    />
  );
}
