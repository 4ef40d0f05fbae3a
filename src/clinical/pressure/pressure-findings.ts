import type { BloodPressureSymptom } from '@/model/records/blood-pressure.ts';
import {
  categoryOf,
  HIGH_CONFIRMED_MINUTES,
  HIGH_REPEAT,
  isHigh,
  isMinutesAfter,
  isPersistentlyHigh,
  isSevere,
  isStronglyHigh,
  SEVERE_REPEAT,
  type PressureReading,
} from './pressure-episode.ts';
import { isAtOwnLevel, type OwnPressure } from './personal-pressure-limits.ts';
import type { PressureRule } from './hypertension-rules.ts';
import { askedWithLow } from './pressure-symptoms.ts';
import type { Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import { ruleOfSymptom } from './pressure-symptom-rules.ts';

/** All facts that a rule may use. The episode and all readings are sorted with the oldest first. */
export interface Episode {
  readonly episode: readonly [PressureReading, ...PressureReading[]];
  readonly readings: readonly PressureReading[];
  readonly symptoms: readonly BloodPressureSymptom[];
  readonly stage: Stage;
  readonly own?: OwnPressure | null;
  readonly now: string;
}

const after = (episode: readonly PressureReading[], reading: PressureReading) =>
  episode.slice(episode.indexOf(reading) + 1);

/** The repeat measurements of a severe or high reading: not earlier than it may be repeated. */
export const repeatsOf = (episode: readonly PressureReading[], reading: PressureReading): PressureReading[] =>
  after(episode, reading).filter((later) =>
    isMinutesAfter(reading.recordedAt, later.recordedAt, (isSevere(reading) ? SEVERE_REPEAT : HIGH_REPEAT).from),
  );

/** The branch `severe(R1)` of clinical rules 1.2. */
function severeRules({ episode, symptoms, now }: Episode): PressureRule[] {
  const [first, second] = episode.filter(isSevere);
  if (!first) return [];
  if (symptoms.length > 0) return ['B1.symptom'];
  if (second) return ['B1.repeat-severe'];
  if (repeatsOf(episode, first).length === 0)
    return [isMinutesAfter(first.recordedAt, now, SEVERE_REPEAT.until) ? 'B1.no-repeat' : 'B1'];
  return [after(episode, first).some(isHigh) ? 'B1.repeat-high' : 'B1.repeat-lower'];
}

/** The branch `high(R1)` of clinical rules 1.2, and the persistent high of any two readings. */
function highRules({ episode, readings, symptoms, stage, now }: Episode): PressureRule[] {
  const [first, second] = episode.filter(isHigh);
  if (!first) return [];
  const rules: PressureRule[] = symptoms.length > 0 ? ['B2.symptom'] : [];
  if (episode.filter(isStronglyHigh).length >= 2) rules.push('B2.repeat-150');
  const isUnrepeated = !second && !isSevere(first) && repeatsOf(episode, first).length === 0;
  const isUnanswered = isUnrepeated && isMinutesAfter(first.recordedAt, now, HIGH_CONFIRMED_MINUTES);
  const isPersistent = isPersistentlyHigh(episode, readings);
  // Still high 12 weeks after birth: the same tier, but another question to the doctor (clinical rules 1.7).
  const isLate = stage.kind === 'postpartum' && stage.daysSinceBirth !== null && stage.daysSinceBirth >= 84;
  if (isLate && (second || isUnanswered || isPersistent)) rules.push('B2.after-12-weeks');
  if (second) rules.push('B2.repeat-high');
  if (isUnanswered) rules.push('B2.no-repeat');
  if (isPersistent) rules.push('B2.persistent');
  if (!second && !isSevere(first)) rules.push(isUnrepeated ? 'B2' : 'B2.repeat-lower');
  return rules;
}

/** The rows B3 to B5. */
function lowerRules({ episode, symptoms, own }: Episode): PressureRule[] {
  const categories = episode.map(categoryOf);
  const newest = categories.at(-1);
  const rules: PressureRule[] = [];
  if (categories.some((category) => category === 'low' || category === 'veryLow')) {
    if (symptoms.includes('collapsed')) rules.push('B5.collapsed');
    if (askedWithLow.some((symptom) => symptoms.includes(symptom))) rules.push('B5.symptom');
  }
  if (categories.filter((category) => category === 'veryLow').length >= 2) rules.push('B4.repeat');
  if (newest === 'veryLow') rules.push('B4');
  if (own && episode.some((reading) => isAtOwnLevel(reading, own))) rules.push('B3.own');
  if (categories.includes('watch')) rules.push('B3');
  if (newest === 'low') rules.push('B5');
  return rules;
}

/** All rules that apply to an episode as of now, the more relevant first among equal tiers; never empty. */
export const pressureFindings = (episode: Episode): PressureRule[] => [
  ...severeRules(episode),
  ...highRules(episode),
  ...lowerRules(episode),
  // Another client may have stored unknown words.
  ...episode.symptoms.flatMap(
    (symptom) => (Object.hasOwn(ruleOfSymptom, symptom) ? ruleOfSymptom[symptom] : null) ?? [],
  ),
  'B6',
];
