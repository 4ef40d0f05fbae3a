import { describe, expect, it, vi } from 'vitest';
import { emergencyNumbers } from '@/clinical/care/emergency-number.ts';
import { countryOfTimeZone } from '@/i18n/formats/time-zone-country.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const { toDialString, guessCountry } = await import('./emergency-contacts.ts');

it.each([
  ['+254 700 555-018', '+254700555018'],
  ['٠٧٠٠ ٥٥٥ ٠١٨', '0700555018'],
  ['०७००५५५०१८', '0700555018'],
])('%s is dialled as %s', (typed, number) => expect(toDialString(typed)).toBe(number));

describe('the guessed country', () => {
  it.each([
    [['en-US'], 'Africa/Nairobi', 'KE'],
    [['en-GB'], 'Asia/Calcutta', 'IN'],
    [['en-US'], 'America/Kentucky/Louisville', 'US'],
    [['sw-KE', 'en'], 'UTC', 'KE'],
    [['en-US', 'pt-BR'], 'UTC', 'BR'],
    [['en'], 'UTC', null],
  ])('for the languages %o and the zone %s is %s', (languages, timeZone, country) => {
    expect(guessCountry(languages, timeZone)).toBe(country);
  });

  it('is not the United States only because the browser language is en-US', () => {
    expect(guessCountry(['en-US', 'en'], 'UTC')).toBeNull();
  });

  it('knows every time zone name of this engine, and only countries with an emergency number', () => {
    const known = new Set(emergencyNumbers.map(({ country }) => country));
    const found = Intl.supportedValuesOf('timeZone')
      .map(countryOfTimeZone)
      .filter((country) => country !== null);
    expect(new Set(found)).toEqual(known);
  });
});
