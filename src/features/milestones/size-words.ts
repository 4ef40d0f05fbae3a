import type { IntlShape } from 'react-intl';

/** A length as "9 mm", "6.7 cm" or "49 cm": no more places than a mean of many babies can have. */
export function lengthText(intl: IntlShape, mm: number): string {
  if (mm < 10) return intl.formatNumber(Math.round(mm), { style: 'unit', unit: 'millimeter' });
  return intl.formatNumber(mm / 10, {
    style: 'unit',
    unit: 'centimeter',
    maximumFractionDigits: mm < 200 ? 1 : 0,
  });
}

/** A weight as "35 g", "330 g" or "3.6 kg". */
export function weightText(intl: IntlShape, grams: number): string {
  if (grams >= 1000)
    return intl.formatNumber(grams / 1000, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 });
  const step = grams < 100 ? 1 : 10;
  return intl.formatNumber(Math.round(grams / step) * step, { style: 'unit', unit: 'gram' });
}
