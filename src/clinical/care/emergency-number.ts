/** How a further number differs from the first; absent when it is an equal alternative. */
export type PhoneUse = 'mobile' | 'ambulance' | 'mother_child' | 'text' | 'police' | 'advice' | 'some_regions';

/** The message id of the words beside a further number. */
export const phoneUseId = (use: PhoneUse) => `clinical.phone.use.${use}` as const;

export interface EmergencyNumber {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Medical or primary number, displayed large; dialled only by a tap on `tel:`. */
  readonly number: string;
  readonly also: readonly { readonly number: string; readonly use: PhoneUse | null }[];
  /** Verify before a release. */
  readonly mustBeChecked: boolean;
  readonly variesByRegion: boolean;
}

/**
 * clinical rules 11: the medical or primary number first, then others with their use. Sources: Google libphonenumber
 * short-number metadata 8.13.48, `is_emergency_number()` ("lib" marks numbers it does not contain), compared with three
 * lists derived from Wikipedia [V2]. Parsed into rows below.
 */
const table: Readonly<Record<string, string>> = {
  US: '911', // United States
  CA: '911', // Canada
  MX: '911', // Mexico
  GB: '999, 112, 111 advice', // United Kingdom; NHS 111 for advice
  IE: '112, 999', // Ireland
  AU: '000, 112 mobile', // Australia
  NZ: '111', // New Zealand
  IN: '112, 108 ambulance, 102 mother_child', // India
  PK: '1122, 115', // Pakistan
  BD: '999, 199', // Bangladesh
  LK: '1990, 110, 119', // Sri Lanka; lib N for 1990; (1990 Suwa Seriya, known service)
  NP: '102, 112', // Nepal
  ZA: '10177, 112 mobile', // South Africa
  NG: '112, 199', // Nigeria; lib 199 Y, 112 N
  KE: '999, 112', // Kenya
  GH: '112, 193 ambulance', // Ghana; lib 193 Y
  UG: '999, 112', // Uganda; lib 999 Y
  TZ: '114, 112', // Tanzania
  ET: '939, 911, 907', // Ethiopia; lib 939/911 Y
  EG: '123', // Egypt
  MA: '15, 150, 141 ambulance', // Morocco; 141 SAMU
  DZ: '14, 112', // Algeria
  SA: '997, 911 some_regions', // Saudi Arabia
  AE: '998, 999', // UAE
  QA: '999', // Qatar
  IL: '101', // Israel
  TR: '112', // Turkiye
  DE: '112', // Germany
  FR: '15, 112, 114 text', // France; SAMU
  ES: '112, 061', // Spain
  IT: '112, 118', // Italy
  PT: '112, 808242424 advice', // Portugal
  NL: '112', // Netherlands
  BE: '112', // Belgium
  CH: '144, 112', // Switzerland
  AT: '144, 112', // Austria
  SE: '112, 1177 advice', // Sweden
  NO: '113', // Norway
  DK: '112', // Denmark
  FI: '112', // Finland
  PL: '112, 999', // Poland
  CZ: '112, 155', // Czechia
  HU: '112, 104', // Hungary
  GR: '166, 112', // Greece
  RO: '112', // Romania
  UA: '103, 112', // Ukraine
  RU: '103, 112', // Russia
  BR: '192, 190 police', // Brazil; SAMU
  AR: '107, 911', // Argentina
  CO: '123, 125', // Colombia
  CL: '131', // Chile
  PE: '106, 117, 911', // Peru; lib 106 N, 117 Y
  CN: '120', // China
  HK: '999, 112', // Hong Kong
  TW: '119, 112', // Taiwan
  JP: '119', // Japan
  KR: '119', // South Korea
  SG: '995', // Singapore
  MY: '999, 112', // Malaysia
  ID: '119, 118, 112', // Indonesia
  PH: '911', // Philippines
  TH: '1669, 191 police', // Thailand
  VN: '115', // Vietnam
};
/** The lists disagree, or the number is not in libphonenumber. */
const toBeChecked = ['LK', 'NG', 'GH', 'UG', 'TZ', 'ET', 'MA', 'DZ', 'PE'];
const differing = ['IN', 'PK', 'AR'];

export const emergencyNumbers: readonly EmergencyNumber[] = Object.entries(table).map(([country, numbers]) => {
  const [first, ...also] = numbers.split(', ').map((entry) => entry.split(' ') as [string, PhoneUse?]);
  return {
    country,
    number: first?.[0] ?? '',
    also: also.map(([number, use]) => ({ number, use: use ?? null })),
    mustBeChecked: toBeChecked.includes(country),
    variesByRegion: differing.includes(country),
  };
});

/** Shown as "112 or your local emergency number" while the country is unknown; 112 works from most GSM mobiles. */
export const DEFAULT_EMERGENCY_NUMBER = '112';

/** The row of a country; null when it is unknown or not in the table. */
export const emergencyNumberOf = (countryCode: string | null | undefined): EmergencyNumber | null =>
  emergencyNumbers.find(({ country }) => country === countryCode?.trim().toUpperCase()) ?? null;

/** The number to display large and to insert in texts, and whether it is verified for the country. */
export function emergencyNumberFor(countryCode: string | null | undefined): { number: string; isKnown: boolean } {
  const row = emergencyNumberOf(countryCode);
  return { number: row?.number ?? DEFAULT_EMERGENCY_NUMBER, isKnown: row !== null };
}
