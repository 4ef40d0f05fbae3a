import { unitOf } from './sugar-units.ts';
import { glucoseTestLines, type TestLine } from './glucose-test.ts';
import type { ClinicalMessageId } from '@/clinical/rules/message-ids.ts';
import { isTooOldToAlarm } from '@/clinical/time/reading-time.ts';
import { mostUrgent } from '@/clinical/rules/rule.ts';
import { sugarFindings, type SugarFacts } from './sugar-findings.ts';
import { isLowSugar, isHighSugar, isZero, type SugarReading } from './sugar-level.ts';
import type { PatternContext } from './sugar-patterns.ts';
import { readSigns, sugarRules, sugarSigns, vomitingSigns, type SugarRule, type SugarSign } from './sugar-rules.ts';
import { hasDiabetes } from './sugar-targets.ts';
import type { Note, Tier } from '@/clinical/rules/acuity-tier.ts';

export interface SugarQuestion extends PatternContext {
  readonly reading: SugarReading;
  /** The patient's other readings of the last 14 days, in any order. */
  readonly earlier: readonly SugarReading[];
  /** Signs answered on the card, besides those saved with the reading. */
  readonly signs?: readonly SugarSign[];
  /** An instant. */
  readonly now: string;
}

export interface SugarAnswer {
  readonly tier: Tier | null;
  readonly note: Note | null;
  readonly rule: SugarRule;
  /** All rows that apply, the most relevant first. */
  readonly rules: readonly SugarRule[];
  readonly textId: ClinicalMessageId;
  /** Shown besides the card: 0 is not a real reading. */
  readonly noticeId: ClinicalMessageId | null;
  /** The record has no unit, and its number is possible and dangerous in both units: ask. */
  readonly asksUnit: boolean;
  /** The signs to ask for with this level. */
  readonly asked: readonly SugarSign[];
  /** The published thresholds beside a value of a glucose test. */
  readonly test: readonly TestLine[];
  /** Older than 24 hours: no card, only the question "was this checked?". */
  readonly suppressed: boolean;
}

/** All signs with a low or a high level; with diabetes vomiting is asked at any level (G8b). */
function signsToAsk({ reading, profile }: SugarQuestion): readonly SugarSign[] {
  if (isLowSugar(reading) || isHighSugar(reading)) return sugarSigns;
  return hasDiabetes(profile) ? vomitingSigns : [];
}

/** The assessment of a level (clinical rules 2.3 to 2.6), compared in the unit it was entered in. */
export function answerSugar(question: SugarQuestion): SugarAnswer {
  const { reading, earlier, now } = question;
  const facts: SugarFacts = {
    ...question,
    earlier: earlier.filter((other) => other !== reading),
    signs: [...(question.signs ?? []), ...readSigns(reading.symptoms)],
  };
  const rules = sugarFindings(facts);
  const rule = mostUrgent(rules, sugarRules);
  const { tier, textId, note }: { tier: Tier | null; textId: ClinicalMessageId; note?: Note } = sugarRules[rule];
  const isOld = isTooOldToAlarm(reading.recordedAt, now);
  const suppressed = isOld && tier !== null;
  return {
    tier: suppressed ? null : tier,
    note: note ?? null,
    rule,
    rules,
    textId: suppressed ? 'clinical.wasChecked' : textId,
    noticeId: isZero(reading) ? 'clinical.sugar.zero' : null,
    asksUnit: unitOf(reading) === null && reading.meter == null,
    asked: isOld ? [] : signsToAsk(question),
    test: glucoseTestLines(reading),
    suppressed,
  };
}
