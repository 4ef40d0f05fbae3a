import { isHighSugar, isVeryHighSugar, isVeryLowSugar, type SugarReading } from '../sugar-level.ts';
import type { Tier } from '../tier.ts';
import { isSaidNotToBe, meaningOf } from './context.ts';
import type { Found } from './find-concepts.ts';
import type { Word } from './read-words.ts';

export interface FoundNumber extends Found {
  readonly tier: Tier;
}

const numberOf = (word: Word | undefined): number | null =>
  word && /^\d+([.,]\d+)?$/.test(word.word) ? Number(word.word.replace(',', '.')) : null;

/** 160/110 and above: the severe card; 140/90 and above: today (clinical rules 1.1, 12.2). */
function pressureTier(systolic: number, diastolic: number): Tier | null {
  if (systolic <= diastolic || systolic > 300 || diastolic < 20 || diastolic > 200 || systolic < 50) return null;
  if (systolic >= 160 || diastolic >= 110) return 'URGENT';
  return systolic >= 140 || diastolic >= 90 ? 'TODAY' : null;
}

const joins = new Set(['/', 'over', 'on', 'by']);

/** Every "165/112" and "172 over 98"; with "pressure" before it also "165 112". */
export function findPressures(words: readonly Word[]): FoundNumber[] {
  return words.flatMap((word, at): FoundNumber[] => {
    const systolic = numberOf(word);
    if (systolic === null || !Number.isInteger(systolic)) return [];
    const isJoined = joins.has(words[at + 1]?.word ?? '');
    const isNamed = words
      .slice(Math.max(0, at - 4), at)
      .some(({ lemma }) => lemma === 'bp' || lemma === 'cuff' || lemma === 'machine' || lemma === 'monitor');
    if (!isJoined && !isNamed) return [];
    const diastolic = numberOf(words[at + (isJoined ? 2 : 1)]);
    const top = diastolic ?? (isNamed && systolic >= 130 ? 60 : null);
    const tier = top === null ? null : pressureTier(systolic, top);
    return tier
      ? [{ id: 'RF21', tier, from: at, to: at + (diastolic === null ? 1 : isJoined ? 3 : 2), isWeak: false }]
      : [];
  });
}

/** Below it a number without a unit is read as mmol/L, from it as mg/dL (clinical rules 2.3). */
const LEAST_MG_PER_DL = 36;
const WORDS_TO_NUMBER = 6;
const notBlood =
  /^(?:g|grams?|spoons?|spoonfuls?|teaspoons?|tea|coffee|cups?|%|cubes?|drinks?|free|recipe|weeks?|week|days?|months?)$/;

const drowsy = new Set(['drowsy', 'drowsiness', 'sleepy', 'lethargic', 'sluggish']);
const quick = new Set(['fast', 'deep', 'rapid', 'quick']);
const WORDS_TO_BREATH = 2;

/** Vomiting, drowsy, fast or deep breathing: said of now, and not denied. */
const hasSugarSign = (words: readonly Word[]): boolean =>
  words.some(({ lemma, word }, from) => {
    const near = words.slice(Math.max(0, from - WORDS_TO_BREATH), from + 1 + WORDS_TO_BREATH);
    const isSign =
      lemma === 'vomit' || drowsy.has(word) || (lemma === 'breath' && near.some((other) => quick.has(other.word)));
    const place = { from, to: from + 1 };
    return isSign && !isSaidNotToBe(words, place) && meaningOf(words, place) === 'now';
  });

/** By section 2.5: with a sign a high one is urgent (G7), a very high one an emergency (G8). */
function sugarTier(level: number, unit: 'mg/dL' | 'mmol/L', hasSign: boolean): Tier | null {
  const reading: SugarReading = { level, unit, measurementType: 'random', recordedAt: '' };
  if (level === 0) return null;
  if (isVeryLowSugar(reading)) return 'URGENT';
  if (isVeryHighSugar(reading)) return hasSign ? 'EMERGENCY' : 'URGENT';
  if (isHighSugar(reading)) return hasSign ? 'URGENT' : 'TODAY';
  return null;
}

/** The number after "sugar" or "glucose", judged as section 2 does. */
export function findSugars(words: readonly Word[]): FoundNumber[] {
  if (!words.some(({ lemma }) => lemma === 'sugar')) return [];
  const hasSign = hasSugarSign(words);
  return words.flatMap(({ lemma }, at): FoundNumber[] => {
    if (lemma !== 'sugar') return [];
    const rest = words.slice(at + 1, at + 1 + WORDS_TO_NUMBER);
    const offset = rest.findIndex((word) => numberOf(word) !== null);
    const level = numberOf(rest[offset]);
    if (level === null || rest.slice(0, offset).some(({ word }) => notBlood.test(word))) return [];
    const behind = words.slice(at + offset + 2, at + offset + 4).map(({ word }) => word);
    if (notBlood.test(behind[0] ?? '')) return [];
    const unit =
      behind[0] === 'mmol' ? 'mmol/L' : behind[0] === 'mg' ? 'mg/dL' : level < LEAST_MG_PER_DL ? 'mmol/L' : 'mg/dL';
    const tier = sugarTier(level, unit, hasSign);
    return tier ? [{ id: 'RF30', tier, from: at, to: at + offset + 2, isWeak: false }] : [];
  });
}

const warmPlaces = new Set([
  'here',
  'outside',
  'city',
  'weather',
  'sun',
  'humid',
  'oven',
  'bath',
  'room',
  'bake',
  'shade',
]);
const hot = new Set(['fever', 'heat', 'thermometer', '°', 'degrees', 'degree', 'celsius', 'fahrenheit']);

/** 38.0 °C or 100.4 °F beside a word of heat. */
export function findTemperatures(words: readonly Word[]): FoundNumber[] {
  return words.flatMap((word, at): FoundNumber[] => {
    const degrees = numberOf(word);
    const isFever = degrees !== null && ((degrees >= 38 && degrees <= 43) || (degrees >= 100.4 && degrees <= 109));
    if (!isFever || words[at + 1]?.lemma === 'week') return [];
    const around = words.slice(Math.max(0, at - 4), at + 4);
    if (around.some(({ word: near }) => warmPlaces.has(near))) return [];
    const isBabys = !Number.isInteger(degrees) && around.some(({ lemma }) => lemma === 'baby');
    return isBabys || around.some(({ lemma }) => hot.has(lemma))
      ? [{ id: 'RF18', tier: 'URGENT', from: at, to: at + 1, isWeak: false }]
      : [];
  });
}

/** The pregnancy week a message names ("33 weeks", "33w"), the highest of several; null when it names none. */
export function weeksNamed(words: readonly Word[]): number | null {
  const named = words.flatMap((word, at) => {
    const weeks = numberOf(word);
    const isAge =
      words[at + 1]?.lemma === 'week' && !['for', 'last', 'past', 'every', 'in'].includes(words[at - 1]?.lemma ?? '');
    return weeks !== null && isAge && weeks >= 4 && weeks <= 42 ? [weeks] : [];
  });
  return named.length > 0 ? Math.max(...named) : null;
}
