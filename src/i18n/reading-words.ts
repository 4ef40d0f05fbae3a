import type { IntlShape } from 'react-intl';
import type { Reading } from '@/model/reading.ts';
import { decimalSign } from './locale-forms.ts';

/** What has to be rounded, or carries a sign, is the browser's to write. */
const PLAIN = /^(\d+)(?:\.(\d+))?$/;

/** A number as it is, with so many decimals; undefined for what cannot be written without asking the browser. */
function plainFigure(intl: IntlShape, value: number, decimals: number): string | undefined {
  const [, whole, tenths = ''] = PLAIN.exec(String(value)) ?? [];
  if (whole === undefined || tenths.length > decimals) return undefined;
  if (decimals === 0) return whole;
  const sign = decimalSign(intl);
  return sign && whole + sign + tenths.padEnd(decimals, '0');
}

/**
 * A number as cuff, meter and scale show it: Latin digits, the language's own decimal sign. Without `Intl` where it can be: the
 * first number takes a browser longer than drawing fifty rows.
 */
export const figure = (intl: IntlShape, value: number, decimals = 0): string =>
  plainFigure(intl, value, decimals) ??
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
