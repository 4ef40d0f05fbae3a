import { emergencyNumbers } from '@/clinical/care/emergency-number.ts';

/** The countries with a known emergency number, sorted by their name in the locale. */
export function countryOptions(locale: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return emergencyNumbers
    .map(({ country }) => ({ value: country, label: names.of(country) ?? country }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
}
