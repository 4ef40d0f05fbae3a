import type { SugarUnit } from '@/model/records/blood-sugar.ts';

/**
 * mg/dL in one mmol/L, from the molar mass 180.156 g/mol (clinical rules 2.1). For display only, never for comparison.
 */
export const MG_DL_PER_MMOL_L = 18.0156;

/** A limit as it was published in each unit. The pairs are rounded, so neither is computed from the other. */
export type Limit = Readonly<Record<SugarUnit, number>>;
export const limit = (mgDl: number, mmolL: number): Limit => ({ 'mg/dL': mgDl, 'mmol/L': mmolL });

/** mg/dL as a whole number, mmol/L with one decimal. */
const roundLevel = (level: number, unit: SugarUnit): number =>
  unit === 'mg/dL' ? Math.round(level) : Math.round(level * 10) / 10;

/** A level converted to a unit, for display only. */
export function levelIn(unit: SugarUnit, level: number, entered: SugarUnit): number {
  if (unit === entered) return roundLevel(level, unit);
  return roundLevel(unit === 'mg/dL' ? level * MG_DL_PER_MMOL_L : level / MG_DL_PER_MMOL_L, unit);
}

/** The text of a level without its unit: `95`, `5.3`. */
export const levelText = (level: number, unit: SugarUnit): string =>
  roundLevel(level, unit).toFixed(unit === 'mg/dL' ? 0 : 1);

/**
 * Below this a number is unlikely to be mg/dL; from the second on it is unlikely to be mmol/L (clinical rules 2.1,
 * 2.3).
 */
const MIN_MG_DL = 18;
const FIRST_SURELY_MG_DL = 36;

/** The unit of a record without one; null when both are possible and the user must be asked. */
export function inferUnit(level: number): SugarUnit | null {
  if (level >= FIRST_SURELY_MG_DL) return 'mg/dL';
  return level < MIN_MG_DL ? 'mmol/L' : null;
}

/** The `unit` of a reading, inferred if the record has none. */
export const unitOf = ({ level, unit }: { level: number; unit?: SugarUnit | null }): SugarUnit | null =>
  unit ?? inferUnit(level);

/** Levels that need no confirmation: from `from`, below `below` (clinical rules 2.3). */
export const plausibleLevels: Readonly<Record<SugarUnit, { readonly from: number; readonly below: number }>> = {
  'mg/dL': { from: 40, below: 300 },
  'mmol/L': { from: 2.2, below: 16.7 },
};

export type SugarDoubt = { readonly ask: SugarUnit } | 'confirm' | null;

/**
 * The question to ask before a level is saved (clinical rules 2.3). The unit is asked first, before the record's limits
 * can refuse the value; pass `isUnitSure` once it was answered. 0 is stored without a question and treated as very low.
 */
export function sugarDoubts(level: number, unit: SugarUnit, isUnitSure = false): SugarDoubt {
  if (!(level > 0)) return null;
  if (unit === 'mg/dL' && level < MIN_MG_DL && !isUnitSure) return { ask: 'mmol/L' };
  if (unit === 'mmol/L' && level >= FIRST_SURELY_MG_DL && !isUnitSure) return { ask: 'mg/dL' };
  const { from, below } = plausibleLevels[unit];
  return level < from || level >= below ? 'confirm' : null;
}

/** How a meter that shows a word instead of a number is stored (clinical rules 2.1). */
export const meterReading = (meter: 'LO' | 'HI', unit: SugarUnit) => ({
  meter,
  unit,
  level: meter === 'LO' ? 0 : limit(600, 33.3)[unit],
});
