import { isHighSugar, isVeryHighSugar, isVeryLowSugar, type SugarReading } from '@/clinical/glucose/sugar-level.ts';
import type { Tier } from '@/clinical/rules/acuity-tier.ts';
import { isSaidNotToBe, meaningOf } from './negation-context.ts';
import { numberOf, type FoundNumber } from './judge-numbers.ts';
import type { Word } from '@/clinical/danger/languages/word-tokenizer.ts';
import { isSignOfAnother, isSugarOfHusband } from './whose-sugar.ts';

/** Below this a number without a unit is read as mmol/L, from this on as mg/dL (clinical rules 2.3). */
const MIN_MG_PER_DL = 36;
const WORDS_TO_NUMBER = 6;
const notBlood =
  /^(?:g|grams?|spoons?|spoonfuls?|teaspoons?|tea|coffee|cups?|%|cubes?|drinks?|free|recipe|weeks?|week|days?|months?)$/;

const drowsy = new Set(['drowsy', 'drowsiness', 'sleepy', 'somnolent', 'lethargic', 'sluggish']);
const quick = new Set(['fast', 'deep', 'rapid', 'quick']);
const WORDS_TO_BREATH = 2;

const exercises = /^(?:exercises|techniques?|class|classes|app)$/;
const oneExercise = /(?:^| )(?:a|an|one|this|the|daily)(?: deep)?$/;
/** "I practise", or the GP's practice, where a patient sits and breathes. */
const practises = /(?:^| )(?:(?:i|we) practi[sc]e|practi[sc]ing|exercises (?:of|in|for|with))(?: deep)?$/;

/** "Deep breathing exercises", "practising deep breathing". Deep breathing after exercise is still a sign. */
function isExercise(words: readonly Word[], breath: number): boolean {
  const behind = words[breath + 1]?.word ?? '';
  const before = words
    .slice(Math.max(0, breath - 3), breath)
    .map(({ word }) => word)
    .join(' ');
  return exercises.test(behind) || (behind === 'exercise' && oneExercise.test(before)) || practises.test(before);
}

/** Vomiting, drowsy, fast or deep breathing. */
function isSugarSign(words: readonly Word[], at: number): boolean {
  const { lemma, word } = words[at] as Word;
  if (lemma === 'vomit' || drowsy.has(word)) return true;
  const near = words.slice(Math.max(0, at - WORDS_TO_BREATH), at + 1 + WORDS_TO_BREATH);
  return lemma === 'breath' && near.some((other) => quick.has(other.word)) && !isExercise(words, at);
}

/** A sign that is present now and not denied. */
const hasSugarSign = (words: readonly Word[]): boolean =>
  words.some((_, at) => {
    const position = { from: at, to: at + 1, isAboutPatient: true };
    return isSugarSign(words, at) && !isSaidNotToBe(words, position) && meaningOf(words, position) === 'now';
  });

/** By section 2.5: with a sign a high level is urgent (G7), a very high one an emergency (G8). */
function sugarTier(level: number, unit: 'mg/dL' | 'mmol/L', hasSign: boolean): Tier | null {
  const reading: SugarReading = { level, unit, measurementType: 'random', recordedAt: '' };
  if (level === 0) return null;
  if (isVeryLowSugar(reading)) return 'URGENT';
  if (isVeryHighSugar(reading)) return hasSign ? 'EMERGENCY' : 'URGENT';
  if (isHighSugar(reading)) return hasSign ? 'URGENT' : 'TODAY';
  return null;
}

/** The number after "sugar" or "glucose", judged as in section 2. */
export function findSugars(words: readonly Word[], text: string): FoundNumber[] {
  return words.flatMap(({ lemma }, at): FoundNumber[] => {
    if (lemma !== 'sugar') return [];
    const rest = words.slice(at + 1, at + 1 + WORDS_TO_NUMBER);
    const offset = rest.findIndex((word) => numberOf(word) !== null);
    const level = numberOf(rest[offset]);
    if (level === null || rest.slice(0, offset).some(({ word }) => notBlood.test(word))) return [];
    const to = at + offset + 2;
    const behind = words.slice(to, to + 2).map(({ word }) => word);
    if (notBlood.test(behind[0] ?? '')) return [];
    const unit =
      behind[0] === 'mmol' ? 'mmol/L' : behind[0] === 'mg' ? 'mg/dL' : level < MIN_MG_PER_DL ? 'mmol/L' : 'mg/dL';
    // Another person who is named may only have held the meter.
    const isAboutPatient = !isSugarOfHusband(text);
    const tier = sugarTier(level, unit, !isSignOfAnother(text) && hasSugarSign(words));
    return tier ? [{ id: 'RF30', tier, from: at, to, isWeak: false, isAboutPatient }] : [];
  });
}
