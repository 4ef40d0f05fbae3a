import { DEFAULT_EMERGENCY_NUMBER, emergencyNumberOf } from '@/clinical/care/emergency-number.ts';
import { guessCountry, useEmergencyContacts } from '@/app/emergency/emergency-contacts.ts';

/** The country's number; without a known country the one that works in most mobile networks. */
export function useEmergencyNumber() {
  const chosen = useEmergencyContacts((contacts) => contacts.countryCode);
  const row = emergencyNumberOf(chosen ?? guessCountry());
  return {
    /** Null when the country is unknown or has no row. */
    countryCode: row?.country ?? null,
    isGuess: chosen === null,
    number: row?.number ?? DEFAULT_EMERGENCY_NUMBER,
    also: row?.also ?? [],
    mustBeChecked: row?.mustBeChecked ?? false,
    variesByRegion: row?.variesByRegion ?? false,
  };
}
