import { emergencyNumber } from '@/clinical/emergency-number.ts';
import { guessCountry, useEmergencyContacts } from '@/emergency-contacts.ts';

/** The country's number; without a known country the one that most mobile networks answer. */
export function useEmergencyNumber() {
  const chosen = useEmergencyContacts((contacts) => contacts.countryCode);
  const countryCode = chosen ?? guessCountry();
  const known = emergencyNumber(countryCode);
  return {
    countryCode: known ? countryCode : null,
    isGuess: chosen === null,
    isKnown: known !== null,
    primary: known?.primary ?? '112',
    also: known?.also ?? [],
  };
}
