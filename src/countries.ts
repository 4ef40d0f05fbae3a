import { emergencyNumbers } from '@/clinical/emergency-number.ts';

/** The countries whose emergency number is known, by their name in a language. */
export function countryOptions(locale: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return emergencyNumbers
    .map(({ country }) => ({ value: country, label: names.of(country) ?? country }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
}
