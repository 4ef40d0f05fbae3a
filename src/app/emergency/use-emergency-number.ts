import { crisisLinesOf } from '@/clinical/care/crisis-lines.ts';
import { emergencyNumberFor, emergencyNumberOf } from '@/clinical/care/emergency-number.ts';
import { guessCountry, useEmergencyContacts } from './emergency-contacts.ts';

/**
 * The emergency number and the helplines, the only source for all screens: of the country chosen on Emergency, else of
 * the profile, else of the guess. It reads no store, so it works signed out and offline.
 */
export function useEmergencyNumber() {
  const chosen = useEmergencyContacts((contacts) => contacts.countryCode);
  const ofProfile = useEmergencyContacts((contacts) => contacts.profileCountryCode);
  const country = chosen ?? ofProfile ?? guessCountry();
  const row = emergencyNumberOf(country);
  return {
    /** ISO 3166 code; null when the country is unknown. */
    country,
    /** Null when the country is unknown or has no row. */
    countryCode: row?.country ?? null,
    isGuess: chosen === null && ofProfile === null,
    /** Without a known country the number that works in most mobile networks. */
    number: emergencyNumberFor(country).number,
    also: row?.also ?? [],
    mustBeChecked: row?.mustBeChecked ?? false,
    variesByRegion: row?.variesByRegion ?? false,
    /** Verified helplines; empty where none is verified. */
    crisisLines: crisisLinesOf(country),
  };
}
