import type { IntlShape } from 'react-intl';
import type { Reading } from '@/model/reading.ts';
import { daysBetween } from '@/ui/chart/day-range.ts';

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

/** Twenty-four hours, as the cuff shows it and as it fits a row. */
export const clockText = (intl: IntlShape, time: number | string): string =>
  intl.formatTime(time, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', numberingSystem: 'latn' });

/** "measured today, 09:04". */
export function measuredText(intl: IntlShape, instant: string, now: number): string {
  const time = clockText(intl, instant);
  const days = daysBetween(Date.parse(instant), now);
  if (days <= 0) return intl.formatMessage({ id: 'readings.measured.today' }, { time });
  if (days === 1) return intl.formatMessage({ id: 'readings.measured.yesterday' }, { time });
  const date = intl.formatDate(instant, { day: 'numeric', month: 'long' });
  return intl.formatMessage({ id: 'readings.measured.day' }, { date, time });
}

/** "Today", or the weekday within the last week, or the date; and the date beside it. */
export function dayTitle(intl: IntlShape, day: number, now: number): { title: string; date: string } {
  const days = daysBetween(day, now);
  const date = intl.formatDate(day, { day: 'numeric', month: 'long' });
  if (days === 0) return { title: intl.formatMessage({ id: 'readings.today' }), date };
  if (days === 1) return { title: intl.formatMessage({ id: 'readings.yesterday' }), date };
  return { title: intl.formatDate(day, { weekday: 'long' }), date };
}
