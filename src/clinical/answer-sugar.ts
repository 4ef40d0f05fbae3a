import { unitOf } from './blood-sugar.ts';
import { glucoseTestLines, type TestLine } from './glucose-test.ts';
import type { ClinicalMessageId } from './message-ids.ts';
import { isTooOldToAlarm } from './reading-time.ts';
import { mostUrgent } from './rule.ts';
import { sugarFindings, type SugarFacts } from './sugar-findings.ts';
import { isLowSugar, isHighSugar, isZero, type SugarReading } from './sugar-level.ts';
import type { PatternContext } from './sugar-patterns.ts';
import { readSigns, sugarRules, type SugarRule, type SugarSign } from './sugar-rules.ts';
import type { Note, Tier } from './tier.ts';

export interface SugarQuestion extends PatternContext {
  readonly reading: SugarReading;
  /** Her other readings of the last 14 days, in any order. */
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
  /** All rows that hold, the most telling first. */
  readonly rules: readonly SugarRule[];
  readonly textId: ClinicalMessageId;
  /** Said besides the card: 0 is not a real reading. */
  readonly noticeId: ClinicalMessageId | null;
  /** The row has no unit and its number is possible, and dangerous, in both: ask. */
  readonly asksUnit: boolean;
  readonly askSigns: boolean;
  /** The published thresholds beside a value of a glucose test. */
  readonly test: readonly TestLine[];
  /** Older than 24 hours: no card, only "was this checked?". */
  readonly suppressed: boolean;
}

/** What a level asks for (clinical rules 2.3 to 2.6), compared in the unit it was entered in. */
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
  const suppressed = tier !== null && isTooOldToAlarm(reading.recordedAt, now);
  return {
    tier: suppressed ? null : tier,
    note: note ?? null,
    rule,
    rules,
    textId: suppressed ? 'clinical.wasChecked' : textId,
    noticeId: isZero(reading) ? 'clinical.sugar.zero' : null,
    asksUnit: unitOf(reading) === null && reading.meter == null,
    askSigns: !suppressed && (isLowSugar(reading) || isHighSugar(reading)),
    test: glucoseTestLines(reading),
    suppressed,
  };
}
