import { bloodPressureSymptoms, type BloodPressureSymptom } from '@/model/records/blood-pressure.ts';
import { isFromWeek, type Stage } from '@/clinical/gestation/pregnancy-stage.ts';

// "Not sure" counts as yes (clinical rules 0, invariant 2): the screen adds the symptom in both cases.

/**
 * Asked with every reading of 140/90 or more and always offered (clinical rules 1.4), in the order of the questions.
 */
export const askedWithHigh = [
  'headache',
  'vision',
  'rib_pain',
  'vomiting',
  'swelling',
  'breathing',
  'chest_pain',
  'confusion',
  'unwell',
  'movements',
  'bleeding',
] as const satisfies readonly BloodPressureSymptom[];

/**
 * With a low reading these need a call now: the symptoms of row B5, chest pain from its text BP-L, and feeling very
 * unwell or confused, because B5 is for home only "if well".
 */
export const askedWithLow = [
  'faint',
  'bleeding',
  'fever',
  'palpitations',
  'breathing',
  'chest_pain',
  'unwell',
  'confusion',
  'collapsed',
] as const satisfies readonly BloodPressureSymptom[];

/** Fewer movements count from 24 weeks (NHS-FM). */
const MOVEMENTS_FROM_WEEK = 24;

/**
 * The symptoms that count at a stage, each once; unknown words are dropped. Unknown weeks count as the strictest stage.
 */
export function countingSymptoms(given: Iterable<string>, stage: Stage): BloodPressureSymptom[] {
  const words = new Set(given);
  return bloodPressureSymptoms.filter(
    (symptom) => words.has(symptom) && (symptom !== 'movements' || isFromWeek(stage, MOVEMENTS_FROM_WEEK)),
  );
}

/** Whether the question about movements is asked. */
export const isMovementAsked = (stage: Stage): boolean => isFromWeek(stage, MOVEMENTS_FROM_WEEK);
