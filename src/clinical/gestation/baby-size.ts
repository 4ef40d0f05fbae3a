import type { SourceKey } from '@/clinical/rules/sources.ts';
import { fetalSizeAt, fetalSizeSources, type FetalSize } from './fetal-size.ts';
import { newbornLengthMm } from './newborn-length.ts';

/** The mean size of one baby in a week of pregnancy or after birth; null where there is no table. */
export function babySizeAt(week: number, isAfter: boolean): FetalSize | null {
  if (!isAfter) return fetalSizeAt(week);
  const mm = newbornLengthMm(week);
  return mm === null ? null : { length: { mm, measure: 'crownHeel' }, grams: null };
}

/** The documents behind the size of that week. */
export const babySizeSources = (week: number, isAfter: boolean): readonly SourceKey[] =>
  isAfter ? ['WHO-GROWTH'] : fetalSizeSources(week);
