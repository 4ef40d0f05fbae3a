import type { IntlShape } from 'react-intl';
import { byKind } from '@/model/records/by-kind.ts';
import { readNumberOf, type CompoundKind } from '@/model/records/reading-kinds.ts';
import type { Reading, ReadingOf } from '@/model/records/reading.ts';
import { decimalSign } from '@/i18n/formats/locale-forms.ts';

/** Numbers that need rounding or have a sign are formatted by Intl. */
const PLAIN = /^(\d+)(?:\.(\d+))?$/;

/** A number with this many decimals; undefined when Intl is needed. */
function plainFigure(intl: IntlShape, value: number, decimals: number): string | undefined {
  const [, whole, tenths = ''] = PLAIN.exec(String(value)) ?? [];
  if (whole === undefined || tenths.length > decimals) return undefined;
  if (decimals === 0) return whole;
  const sign = decimalSign(intl);
  return sign && whole + sign + tenths.padEnd(decimals, '0');
}

/**
 * A number as on a monitor, meter or scale: Latin digits, the decimal separator of the language. Without `Intl` where
 * possible: a browser's first number takes longer than drawing fifty rows.
 */
export const formatReadingNumber = (intl: IntlShape, value: number, decimals = 0): string =>
  plainFigure(intl, value, decimals) ??
  intl.formatNumber(value, {
    numberingSystem: 'latn',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  });

/** A sugar has one decimal in mmol/L and none in mg/dL, unless it was entered with one. */
const sugarDecimals = (level: number, unit: string | null | undefined) =>
  unit === 'mmol/L' || !Number.isInteger(level) ? 1 : 0;

type ReadingWords = { value: string; unit: string };

const compoundWords: { readonly [K in CompoundKind]: (reading: ReadingOf<K>, intl: IntlShape) => ReadingWords } = {
  bloodPressure: ({ systolic, diastolic }, intl) => ({
    value: `${formatReadingNumber(intl, systolic)}/${formatReadingNumber(intl, diastolic)}`,
    unit: 'mmHg',
  }),
  bloodSugar: ({ level, unit, meter }, intl) => ({
    value: meter ?? formatReadingNumber(intl, level, sugarDecimals(level, unit)),
    unit: unit ?? intl.formatMessage({ id: 'readings.noUnit' }),
  }),
};

/** The value of a reading and its unit. */
export function readingWords(intl: IntlShape, reading: Reading): ReadingWords {
  const number = readNumberOf(reading);
  if (number) return { value: formatReadingNumber(intl, number.value, number.decimals), unit: number.unit };
  return byKind(compoundWords, reading, intl) ?? { value: '', unit: '' };
}

/** `118/76 mmHg` as one text. */
export function readingText(intl: IntlShape, reading: Reading): string {
  return intl.formatMessage({ id: 'readings.unitPair' }, readingWords(intl, reading));
}
