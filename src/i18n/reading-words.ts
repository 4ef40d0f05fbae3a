import type { IntlShape } from 'react-intl';
import type { Reading } from '@/model/reading.ts';

/** A number as cuff, meter and scale show it: Latin digits, the language's own decimal sign. */
export const figure = (intl: IntlShape, value: number, decimals = 0): string =>
  intl.formatNumber(value, {
    numberingSystem: 'latn',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  });

/** A sugar has one decimal in mmol/L and none in mg/dL, unless it was typed with one. */
const sugarDecimals = (level: number, unit: string | null | undefined) =>
  unit === 'mmol/L' || !Number.isInteger(level) ? 1 : 0;

/** The number of a reading and its unit. */
export function readingWords(intl: IntlShape, reading: Reading): { value: string; unit: string } {
  switch (reading.kind) {
    case 'bloodPressure':
      return { value: `${figure(intl, reading.systolic)}/${figure(intl, reading.diastolic)}`, unit: 'mmHg' };
    case 'bloodSugar':
      return {
        value: reading.meter ?? figure(intl, reading.level, sugarDecimals(reading.level, reading.unit)),
        unit: reading.unit ?? intl.formatMessage({ id: 'readings.noUnit' }),
      };
    case 'weight':
      return { value: figure(intl, reading.weight, 1), unit: reading.unit };
  }
}

/** `118/76 mmHg` as one text. */
export function readingText(intl: IntlShape, reading: Reading): string {
  return intl.formatMessage({ id: 'readings.unitPair' }, readingWords(intl, reading));
}
