import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Whom to call. Kept open on this phone, because /emergency must work signed out and with no store: numbers, never health. */
export interface EmergencyContacts {
  /** ISO 3166 code; null = not chosen, then it is guessed. */
  countryCode: string | null;
  unitName: string;
  unitPhone: string;
}

const none: EmergencyContacts = { countryCode: null, unitName: '', unitPhone: '' };

export const useEmergencyContacts = create<EmergencyContacts>()(persist(() => none, { name: 'maia-emergency' }));

export const setEmergencyContacts = (changes: Partial<EmergencyContacts>) => useEmergencyContacts.setState(changes);

/** The region of the phone's language, for example `KE` of `sw-KE`; a guess that the screen lets the user confirm. */
export function guessCountry(languages: readonly string[] = navigator.languages): string | null {
  for (const tag of languages) {
    const region = new Intl.Locale(tag).region;
    if (region && /^[A-Z]{2}$/.test(region)) return region;
  }
  return null;
}
