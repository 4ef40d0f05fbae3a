import type { Tier } from '@/clinical/rules/acuity-tier.ts';
import type { Found } from './find-danger-concepts.ts';
import type { Word } from '@/clinical/danger/languages/word-tokenizer.ts';

export interface FoundNumber extends Found {
  readonly tier: Tier;
  /**
   * False when the value is proved to be another person's; true in all other cases, whichever person is named beside
   * it.
   */
  readonly isAboutPatient?: boolean;
}

export const numberOf = (word: Word | undefined): number | null =>
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

/** The pregnancy week that a message names ("33 weeks", "33w"), the highest of several; null when it names none. */
export function weeksNamed(words: readonly Word[]): number | null {
  const named = words.flatMap((word, at) => {
    const weeks = numberOf(word);
    const isAge =
      words[at + 1]?.lemma === 'week' && !['for', 'last', 'past', 'every', 'in'].includes(words[at - 1]?.lemma ?? '');
    return weeks !== null && isAge && weeks >= 4 && weeks <= 42 ? [weeks] : [];
  });
  return named.length > 0 ? Math.max(...named) : null;
}
