import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { deviceTimeZone } from '@/model/device-time-zone.ts';
import { latinDigits } from './latin-digits.ts';
import { countryOfTimeZone } from './time-zone-country.ts';

/** Whom to call. Kept open on this phone, because /emergency must work signed out and with no store: numbers, never health. */
export interface EmergencyContacts {
  /** ISO 3166 code; null = not chosen, then it is guessed. */
  countryCode: string | null;
  unitName: string;
  unitPhone: string;
  /** Which hospital the number is of; null = she typed it herself. */
  unitHospitalId: string | null;
  /** Her own people, at most two: whoever is called or written to first. */
  people: readonly EmergencyPerson[];
}

export interface EmergencyPerson {
  readonly name: string;
  readonly phone: string;
}
export const MOST_PEOPLE = 2;

const none: EmergencyContacts = { countryCode: null, unitName: '', unitPhone: '', unitHospitalId: null, people: [] };

export const useEmergencyContacts = create<EmergencyContacts>()(persist(() => none, { name: 'maia-emergency' }));

export const setEmergencyContacts = (changes: Partial<EmergencyContacts>) => useEmergencyContacts.setState(changes);

/** The number as it is dialled. */
export const dialled = (phone: string): string => latinDigits(phone).replace(/[^\d+*#]/g, '');

/** Is there a digit to dial? A link to call "City hospital", or a "+" alone, calls nobody. */
export const canDial = (phone: string): boolean => /\d/.test(dialled(phone));

/** The unit and her people are the choice of whoever leaves this phone; the country is where the phone is. */
export const forgetUnit = () => setEmergencyContacts({ unitName: '', unitPhone: '', unitHospitalId: null, people: [] });

/**
 * Where the phone seems to be: its time zone, then the region of a language. A guess that the screen lets the user
 * confirm. `en-US` counts for nothing: browsers come with it all over the world.
 */
export function guessCountry(
  languages: readonly string[] = navigator.languages,
  timeZone: string = deviceTimeZone(),
): string | null {
  const byZone = countryOfTimeZone(timeZone);
  if (byZone) return byZone;
  for (const tag of languages) {
    const { region } = new Intl.Locale(tag);
    if (region && /^[A-Z]{2}$/.test(region) && tag !== 'en-US') return region;
  }
  return null;
}
