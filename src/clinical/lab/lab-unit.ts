import type { SugarUnit } from '@/model/records/blood-sugar.ts';
import { plainForm } from './printed-forms.ts';

const CELLS: Readonly<Record<string, number>> = {
  '10^9/l': 1,
  'giga/l': 1,
  // For cells this means 10^9 of them, not grams.
  'g/l': 1,
  '10^3/ul': 1,
  'lakh/ul': 100,
  '/ul': 0.001,
};
const ENZYME = { 'u/l': 1, 'ukat/l': 60 };

/** How many units of the limits one printed unit is, by test (clinical rules 6.3). */
const factors: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  hb: { 'g/dl': 1, 'g/l': 0.1, 'mmol/l': 1 / 0.6206 },
  plt: CELLS,
  wbc: CELLS,
  alt: ENZYME,
  ast: ENZYME,
  crea: { 'mg/dl': 1, 'umol/l': 1 / 88.42 },
  upcr: { 'mg/mmol': 1, 'mg/mg': 113, 'g/g': 113, 'mg/g': 0.113 },
  uprot24: { 'mg/24h': 1, 'g/24h': 1000 },
  ba: { 'umol/l': 1, 'ug/ml': 2.45 },
  hba1c: { '%': 1 },
  tsh: { 'mu/l': 1, 'uu/ml': 1 },
  ferritin: { 'ng/ml': 1, 'ug/l': 1, 'pmol/l': 1 / 2.247 },
  vitd: { 'ng/ml': 1, 'nmol/l': 1 / 2.496 },
  k: { 'mmol/l': 1, 'meq/l': 1 },
};

/** One spelling for each unit: `gm/dL`, `g%` and `g/100 ml` become `g/dl`; `UI`, `IU` and `U` become `u`. */
export const plainUnit = (unit: string): string =>
  plainForm(unit)
    .replaceAll(/[\s.()[\]]/g, '')
    .replaceAll('µ', 'u')
    .replaceAll(/(?<![a-z])mc(?=(?:g|mol|kat|l|iu|ui|u)(?:\/|$))/g, 'u')
    .replace(/^[x×*]?10(?:\^|\*{1,2}|e)?(\d{1,2})/, '10^$1')
    .replace(/(?:cells?|c[eé]l(?:ulas?)?)(?=\/)/, '')
    .replace(/^(?:thousands?|thou|tsd|k)(?=\/)/, '10^3')
    .replace(/^la(?:kh|c)s?(?=\/)/, 'lakh')
    .replace(/\/(?:mm\^?3|cu?mm)$/, '/ul')
    .replace(/^(?:gms?|grs?)(?=[/%])/, 'g')
    .replace(/^(m?g)%$/, '$1/dl')
    .replace(/\/100ml$/, '/dl')
    .replace(/\/(g|mg|mmol)m?(?:[ck]r[a-zé]*)?$/, '/$1')
    .replace(/^([mu]?)(?:iu|ui)(?=\/)/, '$1u')
    .replace(/\/24(?:hrs?|hours?|std)$|\/d(?:ay)?$/, '/24h');

/** Synonyms of units (clinical rules 6.3). */
const sameUnits: Readonly<Record<string, string>> = {
  'ug/l': 'ng/ml',
  'ug/ml': 'mg/l',
  'ng/l': 'pg/ml',
  'meq/l': 'mmol/l',
  'nmol/ml': 'umol/l',
  'uu/ml': 'mu/l',
  'mu/ml': 'u/l',
  'ku/l': 'u/ml',
  'mg/ml': 'g/l',
  'mm/hr': 'mm/h',
};
/** One unit for all with the same size: `ug/l` is `ng/ml`. @param unit a `plainUnit` */
export const withoutSynonym = (unit: string): string => sameUnits[unit] ?? unit;

/** A value converted to the unit of the limits; null when the printed unit is not supported for this test. */
export function inOwnUnit(key: string, value: number, unit: string): number | null {
  // Haemoglobin A1c by the newer standard is not a multiple of the older one.
  if (key === 'hba1c' && plainUnit(unit) === 'mmol/mol') return 0.09148 * value + 2.152;
  const factor = factors[key]?.[plainUnit(unit)];
  return factor === undefined ? null : value * factor;
}

const sugarUnits: Readonly<Record<string, SugarUnit>> = { 'mg/dl': 'mg/dL', 'mmol/l': 'mmol/L' };

/** The unit of a glucose result. Its limits are published in both units and never converted (clinical rules 2.1). */
export const sugarUnitOf = (unit: string): SugarUnit | null => sugarUnits[plainUnit(unit)] ?? null;
