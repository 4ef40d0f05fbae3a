import type { BloodPressureSymptom } from '@/model/records/blood-pressure.ts';
import { MINUTE_MS } from '@/model/time/durations.ts';
import type { PressureCategory } from './pressure-category.ts';
import type { ClinicalMessageId } from '@/clinical/rules/message-ids.ts';
import {
  categoryOf,
  episodes,
  HIGH_CONFIRMED_MINUTES,
  HIGH_REPEAT,
  highestReading,
  isHigh,
  isMinutesAfter,
  isSevere,
  SEVERE_REPEAT,
  symptomsOf,
  VERY_LOW_REPEAT,
  type PressureReading,
} from './pressure-episode.ts';
import { isAtOwnLevel, type OwnPressure } from './personal-pressure-limits.ts';
import { pressureFindings, repeatsOf, type Episode } from './pressure-findings.ts';
import { pressureRules, type PressureRule } from './hypertension-rules.ts';
import { countingSymptoms } from './pressure-symptoms.ts';
import { isTooOldToAlarm } from '@/clinical/time/reading-time.ts';
import { mostUrgent } from '@/clinical/rules/rule.ts';
import type { Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import { tierWords, type Tier } from '@/clinical/rules/acuity-tier.ts';

export interface PressureQuestion {
  readonly reading: PressureReading;
  /** The patient's other readings of the last 7 days, in any order, each with the symptoms answered on its own card. */
  readonly earlier: readonly PressureReading[];
  /** Symptoms answered on this reading's card, besides those saved with it. */
  readonly answers?: readonly BloodPressureSymptom[];
  readonly stage: Stage;
  /** The limits that her doctor set for her. */
  readonly own?: OwnPressure | null;
  /** An instant. The answer is valid at this moment: call again at `changesAt`. */
  readonly now: string;
}

/** Minutes are counted from the instant `since`. */
export interface Repeat {
  readonly from: number;
  readonly until: number;
  readonly since: string;
}

export interface PressureAnswer {
  /** The category of the episode, from its highest reading. For a single reading see `categorise`. */
  readonly category: PressureCategory;
  readonly tier: Tier | null;
  readonly rule: PressureRule;
  readonly headingId: ClinicalMessageId;
  readonly textId: ClinicalMessageId;
  /** The reading that decided; its values fill the text. */
  readonly decidedBy: PressureReading;
  /** Present while another measurement is asked for. */
  readonly repeat: Repeat | null;
  /** Hours after the episode's newest reading at which to measure once more. */
  readonly rechecks: readonly number[];
  readonly askSymptoms: boolean;
  /** Symptoms that count, from all readings of the episode. */
  readonly symptoms: readonly BloodPressureSymptom[];
  /** The next instant at which the answer changes by time alone. */
  readonly changesAt: string | null;
  /** Older than 24 hours: no card, only the question "was this checked?". */
  readonly suppressed: boolean;
}

const RECHECK_HOURS: Partial<Record<PressureRule, readonly number[]>> = {
  // "recheck at 1 h and 4 h"; "at least 4 h later and next day" (clinical rules 1.2)
  'B1.repeat-lower': [1, 4],
  'B2.repeat-lower': [4, 24],
};

function repeatAsked({ episode, symptoms, now }: Episode, rule: PressureRule): Repeat | null {
  const reading = episode.find(isSevere) ?? episode.find(isHigh);
  if (reading) {
    const isSevereWithSymptom = isSevere(reading) && symptoms.length > 0;
    const isPaired = episode.filter(isSevere(reading) ? isSevere : isHigh).length > 1;
    const isAnswered = isPaired || repeatsOf(episode, reading).length > 0;
    const isOver = isMinutesAfter(reading.recordedAt, now, HIGH_CONFIRMED_MINUTES);
    if (isSevereWithSymptom || isAnswered || isOver) return null;
    return { ...(isSevere(reading) ? SEVERE_REPEAT : HIGH_REPEAT), since: reading.recordedAt };
  }
  const newest = episode.at(-1) ?? episode[0];
  return categoryOf(newest) === 'veryLow' && rule !== 'B4.repeat'
    ? { ...VERY_LOW_REPEAT, since: newest.recordedAt }
    : null;
}

function nextChange(repeat: Repeat | null, category: PressureCategory, now: string): string | null {
  if (!repeat || category === 'veryLow') return null;
  const minutes = category === 'severe' ? [SEVERE_REPEAT.until, HIGH_CONFIRMED_MINUTES] : [HIGH_CONFIRMED_MINUTES];
  const next = minutes.find((minute) => !isMinutesAfter(repeat.since, now, minute));
  return next === undefined
    ? null
    : new Date(Date.parse(repeat.since) + next * MINUTE_MS).toISOString().replace('Z', '+00:00');
}

function episodeOf({ reading, earlier, answers = [], stage, own, now }: PressureQuestion): Episode {
  const readings = [...earlier.filter((other) => other !== reading), reading];
  const parts = episodes(readings);
  const episode = parts.find((part) => part.includes(reading)) as [PressureReading, ...PressureReading[]];
  const symptoms = countingSymptoms([...answers, ...symptomsOf(episode)], stage);
  return { episode, readings: parts.flat(), symptoms, stage, own, now };
}

/** The reading whose values the rule is about: what is said on the telephone must be what triggered the call. */
function decisive(rule: PressureRule, { episode, own }: Episode, asked: PressureReading): PressureReading {
  const newest = (holds: (reading: PressureReading) => boolean) => episode.findLast(holds);
  const isLow = (reading: PressureReading) => ['low', 'veryLow'].includes(categoryOf(reading));
  if (rule.startsWith('B4') || rule.startsWith('B5')) return newest(isLow) ?? asked;
  if (rule === 'B3.own' && own) return newest((reading) => isAtOwnLevel(reading, own)) ?? asked;
  return highestReading(episode);
}

/** The assessment of a reading as of now (clinical rules 1.1, 1.2, 1.4): tiers, rules and text ids, never texts. */
export function answerPressure(question: PressureQuestion): PressureAnswer {
  const episode = episodeOf(question);
  const rule = mostUrgent(pressureFindings(episode), pressureRules);
  const { tier, textId } = pressureRules[rule];
  const decidedBy = decisive(rule, episode, question.reading);
  const category = categoryOf(decidedBy);
  const isAsked = category === 'severe' || category === 'high';
  const base = { category, rule, decidedBy, symptoms: episode.symptoms };
  if (tier !== null && isTooOldToAlarm(question.reading.recordedAt, question.now)) {
    const noteId = 'clinical.wasChecked';
    const noTier = { tier: null, repeat: null, rechecks: [], askSymptoms: false, changesAt: null };
    return { ...base, ...noTier, headingId: noteId, textId: noteId, suppressed: true };
  }
  const repeat = repeatAsked(episode, rule);
  const rechecks = RECHECK_HOURS[rule] ?? [];
  // The heading of the tier would say "manageable at home" about a value that is still being checked.
  const isRepeatPending = tier === 'SELF_CARE' && (repeat !== null || rechecks.length > 0);
  return {
    ...base,
    tier,
    textId,
    headingId: isRepeatPending ? 'clinical.bp.measureAgain' : tier ? tierWords[tier] : 'clinical.bp.label.expected',
    repeat,
    rechecks,
    askSymptoms: isAsked,
    changesAt: nextChange(repeat, category, question.now),
    suppressed: false,
  };
}
