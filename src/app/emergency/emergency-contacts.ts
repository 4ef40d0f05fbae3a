import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import { latinDigits } from '@/platform/latin-digits.ts';
import { countryOfTimeZone } from '@/i18n/formats/time-zone-country.ts';

/** Whom to call. Stored unencrypted, because /emergency must work signed out and without a store: numbers only, no health data. */
export interface EmergencyContacts {
  /** ISO 3166 code, chosen on Emergency; null = not chosen. Screens read `useEmergencyNumber`, never this. */
  countryCode: string | null;
  /** A copy of the country in the profile; null = the profile has none. */
  profileCountryCode: string | null;
  unitName: string;
  unitPhone: string;
  /** The hospital that the number belongs to; null = the user typed it. */
  unitHospitalId: string | null;
  /** At most two personal contacts, in the order in which they are called. */
  people: readonly EmergencyPerson[];
}

export interface EmergencyPerson {
  readonly name: string;
  readonly phone: string;
}
export const MAX_PEOPLE = 2;

const noContacts: EmergencyContacts = {
  countryCode: null,
  profileCountryCode: null,
  unitName: '',
  unitPhone: '',
  unitHospitalId: null,
  people: [],
};

export const useEmergencyContacts = create<EmergencyContacts>()(persist(() => noContacts, { name: 'maia-emergency' }));

export const setEmergencyContacts = (changes: Partial<EmergencyContacts>) => useEmergencyContacts.setState(changes);

/** The number as it is dialled: Latin digits, `+`, `*` and `#`. */
export const toDialString = (phone: string): string => latinDigits(phone).replace(/[^\d+*#]/g, '');

/** False for a number without a digit ("City hospital", "+"): a call link would do nothing. */
export const canDial = (phone: string): boolean => /\d/.test(toDialString(phone));

/** The unit and the contacts belong to the user who signs out. The country stays, because it belongs to the phone. */
export const forgetEmergencyContacts = () =>
  setEmergencyContacts({ unitName: '', unitPhone: '', unitHospitalId: null, people: [] });

/**
 * The country of the time zone, else the region of a browser language. The screen lets the user confirm it.
 * `en-US` is ignored: it is the default of browsers all over the world.
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
