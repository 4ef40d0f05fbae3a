import { liveProfile } from '@/db/records/live-profile.ts';
import { setEmergencyContacts, useEmergencyContacts } from './emergency-contacts.ts';

/**
 * Copies the country of the profile to the emergency contacts, because Emergency works without the store. A choice of the
 * same country on Emergency then adds nothing and is cleared, so that the number follows a later change of the profile.
 */
export function storeProfileCountry(country: string | null | undefined): void {
  const profileCountryCode = country?.trim().toUpperCase() || null;
  const { countryCode: chosen, profileCountryCode: stored } = useEmergencyContacts.getState();
  if (profileCountryCode !== null && chosen === profileCountryCode) setEmergencyContacts({ countryCode: null });
  if (stored !== profileCountryCode) setEmergencyContacts({ profileCountryCode });
}

/** A new country in the profile replaces the country that was chosen on Emergency before. */
export function replaceCountry(country: string | null): void {
  setEmergencyContacts({ countryCode: null });
  storeProfileCountry(country);
}

/** Follows the profile of the open store, also when another device changes it. @returns a function that stops it */
export const followProfileCountry = (): (() => void) =>
  // Without a profile (not fetched yet, or it cannot be decrypted) the last known country stays.
  liveProfile().subscribe((profile) => profile && storeProfileCountry(profile.countryCode));
