import { describe, expect, it } from 'vitest';
import { emergencyNumberFor, emergencyNumberOf, emergencyNumbers } from './emergency-number.ts';

describe('the emergency number displayed large', () => {
  it.each([
    ['US', '911'],
    ['GB', '999'],
    ['IE', '112'],
    ['AU', '000'],
    ['NZ', '111'],
    ['IN', '112'],
    ['ZA', '10177'],
    ['KE', '999'],
    ['DE', '112'],
    ['FR', '15'],
    ['CH', '144'],
    ['BR', '192'],
    ['JP', '119'],
    ['VN', '115'],
    ['ke', '999'],
  ])('in %s is %s', (country, number) => {
    expect(emergencyNumberFor(country)).toEqual({ number, isKnown: true });
  });

  it.each(['XX', '', null, undefined])('is 112 or the local one when the country is %s', (country) => {
    expect(emergencyNumberFor(country)).toEqual({ number: '112', isKnown: false });
    expect(emergencyNumberOf(country)).toBeNull();
  });
});

describe('the table', () => {
  it('has 63 countries, each once, with numbers that can be dialled', () => {
    expect(emergencyNumbers).toHaveLength(63);
    expect(new Set(emergencyNumbers.map(({ country }) => country)).size).toBe(63);
    for (const { country, number, also } of emergencyNumbers) {
      expect(country).toMatch(/^[A-Z]{2}$/);
      for (const each of [number, ...also.map((other) => other.number)]) expect(each).toMatch(/^\d{2,9}$/);
    }
  });

  it('has the use of further numbers', () => {
    expect(emergencyNumberOf('IN')?.also).toEqual([
      { number: '108', use: 'ambulance' },
      { number: '102', use: 'mother_child' },
    ]);
    expect(emergencyNumberOf('GB')?.also).toEqual([
      { number: '112', use: null },
      { number: '111', use: 'advice' },
    ]);
  });

  it('marks the rows on which the lists disagree', () => {
    const marked = emergencyNumbers.filter(({ mustBeChecked }) => mustBeChecked).map(({ country }) => country);
    expect(marked).toEqual(['LK', 'NG', 'GH', 'UG', 'TZ', 'ET', 'MA', 'DZ', 'PE']);
  });
});
