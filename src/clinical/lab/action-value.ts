import type { Biomarker } from '@/model/records/bloodwork.ts';
import { limit, type Limit } from '@/clinical/glucose/sugar-units.ts';
import type { Trimester } from '@/clinical/gestation/pregnancy-stage.ts';
import type { Note, Tier } from '@/clinical/rules/acuity-tier.ts';
import { analyteKey } from './analytes.ts';
import { areUnitsDifferent } from './lab-flag.ts';
import { NUMBER, styleOfRow } from './lab-number.ts';
import { inOwnUnit, sugarUnitOf } from './lab-unit.ts';
import { readRange } from './reference-range.ts';
import { readValue } from './lab-value.ts';
import { plainForm, startsWithUnit } from './printed-forms.ts';

/** The patient's stage as far as limits depend on it. `haemoglobin` has weeks of its own (WHO-DAK, OPENSRP). */
export interface LabMoment {
  readonly trimester: Trimester | null;
  readonly haemoglobin: Trimester | null;
  readonly isAfterBirth: boolean;
}

/** The advice shown with a result. `private`, for infections, must never appear outside this screen. */
export type LabAdvice =
  'callNow' | 'askToday' | 'nextVisit' | 'fever' | 'protein' | 'private' | 'rhNegative' | 'birthTeam' | 'immunity';

/** A result that needs action whatever its flag is, because printed ranges are often not for pregnancy. */
export interface LabAction {
  readonly tier: Extract<Tier, 'URGENT' | 'TODAY'> | null;
  readonly note: Note | null;
  readonly advice: LabAdvice;
  readonly source: string;
}

const urgent = (source: string, advice: LabAdvice = 'callNow'): LabAction => ({
  tier: 'URGENT',
  note: null,
  advice,
  source,
});
const today = (source: string, advice: LabAdvice = 'askToday'): LabAction => ({
  tier: 'TODAY',
  note: null,
  advice,
  source,
});
const visit = (source: string, advice: LabAdvice = 'nextVisit'): LabAction => ({
  tier: null,
  note: 'next_visit',
  advice,
  source,
});
const info = (source: string, advice: LabAdvice): LabAction => ({ tier: null, note: 'info', advice, source });

const REACTIVE = /^(?:weakly |strongly )?(?:reactive|positive|pos\b|detected|positiv|positif|positivo)/;
const NOT_REACTIVE =
  /^(?:non[- ]?reactive|not reactive|negative|neg\b|not detected|non[- ]?immune|not immune|negativ|négatif|negativo)/;

/** Limits of clinical rules 6.4, in the units named there. @param top upper bound of the report's own range */
function ofNumber(
  key: string,
  value: number,
  top: number | null,
  { haemoglobin, isAfterBirth }: LabMoment,
): LabAction | null {
  switch (key) {
    case 'hb': {
      const min = isAfterBirth ? 10 : haemoglobin === 'T2' ? 10.5 : 11;
      if (value < 7) return urgent('WHO severe anaemia in pregnancy');
      return value < min ? today('WHO-DAK ANCDT25, OPENSRP; after birth BSH 2020') : null;
    }
    case 'plt':
      return value < 100 ? urgent('ACOG-222, OPENSRP') : value < 150 ? today('OPENSRP') : null;
    case 'wbc':
      return value > 16.9 ? visit('OPENSRP', 'fever') : null;
    case 'alt':
    case 'ast':
      return value > (top === null ? 69.999 : 2 * top) ? urgent('ACOG-222') : null;
    case 'crea':
      return value > 1.1 ? urgent('ACOG-222') : value >= 0.9 ? today('ACOG-222') : null;
    case 'upcr':
      return value >= 30 ? today('ACOG-222, NICE', 'protein') : null;
    case 'uprot24':
      return value >= 300 ? today('ACOG-222', 'protein') : null;
    case 'ba':
      return value >= 100 ? urgent('RCOG-43') : value >= 19 ? today('RCOG-43') : null;
    case 'hba1c':
      return value >= 6.5 ? today('ADA') : value >= 5.7 ? visit('ADA') : null;
    case 'tsh':
      if (value > 10 || value > (top ?? 4)) return today('ATA 2017');
      return value < 0.1 ? visit('ATA') : null;
    case 'ferritin':
      return value < 30 ? visit('BSH 2020, ACOG PB 233') : null;
    case 'vitd':
      return value < 20 ? visit('IOM 2011') : null;
    case 'k':
      return value < 3 || value > 6 ? urgent('[P]') : null;
    default:
      return null;
  }
}

/**
 * Lower limits in the unit of the row (clinical rules 2.6): fasting, random, 1 h and 2 h after 75 g, 1 h after 50 g.
 */
const glucoseLimits: Readonly<Record<string, { readonly from: Limit; readonly source: string }>> = {
  glu_f: { from: limit(92, 5.1), source: 'WHO-GDM' },
  glu: { from: limit(200, 11.1), source: 'WHO-GDM' },
  ogtt1: { from: limit(180, 10.0), source: 'WHO-GDM' },
  ogtt2: { from: limit(153, 8.5), source: 'WHO-GDM' },
  gct: { from: limit(130, 7.2), source: 'ACOG PB 190; 7.2 as ADA pairs it [NV]' },
};

/** The action for a value of a test, or null when the unit is not supported for it. */
function limitsOf(
  key: string,
  unit: string,
  top: number | null,
  moment: LabMoment,
): ((value: number) => LabAction | null) | null {
  const glucose = glucoseLimits[key];
  if (glucose) {
    const own = sugarUnitOf(unit);
    return own && ((value) => (value >= glucose.from[own] ? today(glucose.source) : null));
  }
  if (inOwnUnit(key, 1, unit) === null) return null;
  const ownTop = top === null ? null : inOwnUnit(key, top, unit);
  return (value) => {
    const own = inOwnUnit(key, value, unit);
    return own === null ? null : ofNumber(key, own, ownTop, moment);
  };
}

function ofFinding(key: string, finding: string): LabAction | null {
  const isReactive = REACTIVE.test(finding);
  const isNot = NOT_REACTIVE.test(finding);
  switch (key) {
    case 'hiv':
    case 'syph':
    case 'hbsag':
    case 'hcv':
      return isReactive ? today('WHO-DAK ANCDT18-21', 'private') : null;
    case 'abscr':
      return isReactive ? today('[NV]') : null;
    case 'rh':
      return isNot || finding === '-' ? info('ACOG', 'rhNegative') : null;
    case 'aborh':
    case 'abo':
      return /^(?:ab|a|b|o)\b.*(?:neg|-)/.test(finding) ? info('ACOG', 'rhNegative') : null;
    case 'rub':
    case 'vzv':
      return isNot ? visit('ACIP', 'immunity') : null;
    case 'gbs':
      return isReactive ? info('[P]', 'birthTeam') : null;
    case 'ucult':
      return isReactive || /gbs|group b/.test(finding) ? today('WHO-DAK ANCDT22') : null;
    case 'uprot': {
      const pluses = /^([1-4])\s?\+/.exec(finding)?.[1] ?? String(/^\++/.exec(finding)?.[0].length ?? 0);
      return Number(pluses) >= 2
        ? today('WHO-DAK, OPENSRP', 'protein')
        : Number(pluses) === 1
          ? visit('WHO-DAK')
          : null;
    }
    default:
      return null;
  }
}

const LEADING_NUMBER = new RegExp(String.raw`^(?:1\s?:\s?\d+|[<>≤≥]?\s?${NUMBER})\s*`);

/**
 * The text after the number and its unit, as in "12.3 Reactive" and "1:32 reactive": a finding may be printed with its
 * index.
 */
function behindNumber(plain: string): string {
  const rest = plain.replace(LEADING_NUMBER, '');
  return rest.slice(startsWithUnit(rest)).replace(/^[\s([]+/, '');
}

/** Of "<10" only the upper bound is known: the action must be the same at both ends of the possible range. */
const NEXT = 1e-6;

/** The action for a result besides its flag, or null. An unknown unit is never guessed. */
export function actionOf(
  row: Pick<Biomarker, 'name' | 'value' | 'unit' | 'referenceRange'>,
  moment: LabMoment,
): LabAction | null {
  const { value, unit, referenceRange } = row;
  const key = analyteKey(row.name);
  const style = styleOfRow(row);
  const read = readValue(value, style);
  const finding = plainForm(value);
  if (key === 'uprot') return ofFinding(key, finding);
  const { high } = readRange(referenceRange, { trimester: moment.trimester }, style);
  const judge = limitsOf(key, unit, areUnitsDifferent(row) ? null : high, moment);
  if (read.kind === 'none' || judge === null) return ofFinding(key, finding) ?? ofFinding(key, behindNumber(finding));
  const { kind, value: number } = read;
  if (kind === 'exact') return judge(number);
  const [nearest, farthest] =
    kind === 'below' ? [number * (1 - NEXT), number * NEXT] : [number * (1 + NEXT), number / NEXT];
  const action = judge(nearest);
  return judge(farthest)?.tier === action?.tier ? action : null;
}
