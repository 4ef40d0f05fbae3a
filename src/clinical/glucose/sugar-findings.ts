import { unitOf } from './sugar-units.ts';
import {
  isGlucoseTest,
  isHighSugar,
  isLowSugar,
  isVeryHighSugar,
  isVeryLowSugar,
  type SugarReading,
} from './sugar-level.ts';
import { isAboveTarget, isWorthMentioning, sugarPatterns, withinDays, type PatternContext } from './sugar-patterns.ts';
import { vomitingSigns, type SugarRule, type SugarSign } from './sugar-rules.ts';
import { boundsFor, hasDiabetes } from './sugar-targets.ts';

export interface SugarFacts extends PatternContext {
  readonly reading: SugarReading;
  /** Other readings, in any order. */
  readonly earlier: readonly SugarReading[];
  readonly signs: readonly SugarSign[];
}

const lowSigns: readonly SugarSign[] = ['confused', 'cannot_swallow', 'seizure', 'unconscious'];
/** The signs that clinical rules 5.1 treat as an emergency at any level. */
const gateSigns: readonly SugarSign[] = ['confused', 'seizure', 'unconscious'];
const veryHighSigns: readonly SugarSign[] = [...vomitingSigns, 'drowsy', 'fast_breathing'];
/** Drowsy counts as unwell. */
const highSigns: readonly SugarSign[] = [...veryHighSigns, 'belly_pain', 'fever', 'very_thirsty', 'ketones', 'unwell'];

/** Days within which a second low needs a call (G3). */
const LOW_AGAIN_DAYS = 7;

function lowRules({ reading, earlier, signs, profile }: SugarFacts): SugarRule[] {
  if (!isLowSugar(reading)) return [];
  if (lowSigns.some((sign) => signs.includes(sign))) return ['G1'];
  if (isVeryLowSugar(reading)) return ['G2'];
  const isAgain = withinDays(earlier, LOW_AGAIN_DAYS, reading.recordedAt).some(isLowSugar);
  return [isAgain || profile.glucoseLowering ? 'G3.again' : 'G3'];
}

function highRules({ reading, signs, profile }: SugarFacts): SugarRule[] {
  if (isVeryHighSugar(reading)) return [veryHighSigns.some((sign) => signs.includes(sign)) ? 'G8.sign' : 'G8'];
  if (!isHighSugar(reading)) return [];
  const hasSign = highSigns.some((sign) => signs.includes(sign));
  // G8a: a glucose test raises the sugar on purpose.
  if (isGlucoseTest(reading) && !hasSign) return [];
  return [hasSign || profile.diabetes === 'type1' ? 'G7.sign' : 'G7'];
}

function targetRules({ reading, profile, personal }: SugarFacts): SugarRule[] {
  if (isGlucoseTest(reading)) return ['G8a'];
  const unit = unitOf(reading);
  if (unit === null || isLowSugar(reading) || isHighSugar(reading)) return [];
  const bounds = boundsFor(reading.measurementType, unit, profile, personal);
  if (!bounds) return [];
  if (profile.glucoseLowering && bounds.from !== null && reading.level < bounds.from) return ['G4'];
  if (bounds.below === null) return [];
  return [reading.level < bounds.below ? 'G5' : 'G6'];
}

function patternRules(facts: SugarFacts): SugarRule[] {
  const { reading, earlier, profile, personal } = facts;
  const isPart = hasDiabetes(profile) ? isAboveTarget(reading, profile, personal) : isWorthMentioning(reading);
  return isPart ? sugarPatterns([...earlier, reading], facts, reading.recordedAt) : [];
}

/** All rows of clinical rules 2.5 that apply, the more relevant first among equal tiers; never empty. */
export function sugarFindings(facts: SugarFacts): SugarRule[] {
  const { signs, profile } = facts;
  const isVomiting = vomitingSigns.some((sign) => signs.includes(sign));
  return [
    ...lowRules(facts),
    ...(gateSigns.some((sign) => signs.includes(sign)) ? (['E0'] as const) : []),
    ...highRules(facts),
    // The test case in 2.7 and rule 5.5 count any vomiting with diabetes, not only when no fluid stays down.
    ...(hasDiabetes(profile) && isVomiting ? (['G8b'] as const) : []),
    ...patternRules(facts),
    ...targetRules(facts),
    'none',
  ];
}
