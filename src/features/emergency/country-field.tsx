import { useIntl } from 'react-intl';
import { countryOptions } from '@/countries.ts';
import { setEmergencyContacts } from '@/emergency-contacts.ts';
import { SelectField } from '@/ui/select-field.tsx';
import { useEmergencyNumber } from './use-emergency-number.ts';

/** Which country's number is shown. What is chosen is kept on this phone; a guess says that it is one. */
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
