import { describe, expect, it, vi } from 'vitest';
import { emergencyNumbers } from '@/clinical/emergency-number.ts';
import { countryOfTimeZone } from './time-zone-country.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const { dialled, guessCountry } = await import('./emergency-contacts.ts');

it.each([
  ['+254 700 555-018', '+254700555018'],
  ['٠٧٠٠ ٥٥٥ ٠١٨', '0700555018'],
  ['०७००५५५०१८', '0700555018'],
])('%s is dialled as %s', (typed, number) => expect(dialled(typed)).toBe(number));

describe('the country that is guessed', () => {
  it.each([
    [['en-US'], 'Africa/Nairobi', 'KE'],
    [['en-GB'], 'Asia/Calcutta', 'IN'],
    [['en-US'], 'America/Kentucky/Louisville', 'US'],
    [['sw-KE', 'en'], 'UTC', 'KE'],
    [['en-US', 'pt-BR'], 'UTC', 'BR'],
    [['en'], 'UTC', null],
  ])('from %o in %s is %s', (languages, timeZone, country) => {
    expect(guessCountry(languages, timeZone)).toBe(country);
  });

  it('is not the United States only because a browser came in its English', () => {
    expect(guessCountry(['en-US', 'en'], 'UTC')).toBeNull();
  });

  it('names every zone of the table as this engine does, and only countries with a number', () => {
    const known = new Set(emergencyNumbers.map(({ country }) => country));
    const found = Intl.supportedValuesOf('timeZone')
      .map(countryOfTimeZone)
      .filter((country) => country !== null);
    expect(new Set(found)).toEqual(known);
  });
});
