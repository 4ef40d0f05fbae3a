import type { Tier } from '@/clinical/rules/acuity-tier.ts';

/** One classifier of the model: a weight for each bucket, one character each. Features share buckets by their hash. */
export interface Question {
  readonly weights: string;
  /** The value of one weight step. */
  readonly step: number;
  readonly bias: number;
}

/**
 * A trained model with three classifiers: is there a danger; if so, does it need the emergency number; if not that, can
 * it wait until today.
 * The first has the most buckets, because an unseen danger is worse than a wrong tier.
 */
export interface Model {
  readonly danger: Question;
  readonly emergency: Question;
  readonly today: Question;
}

/**
 * Weights are whole steps from -HALF to HALF - 1, written as one printable character each; none needs an escape in
 * JSON.
 */
export const HALF = 28;
export const FIRST_CODE = 35; // "#"

function answer({ weights, step, bias }: Question, features: ReadonlySet<number>): number {
  let sum = 0;
  for (const feature of features) sum += weights.charCodeAt(feature % weights.length) - FIRST_CODE - HALF;
  return 1 / (1 + Math.exp(-(bias + (sum * step) / Math.sqrt(Math.max(1, features.size)))));
}

/** The model's probability of each tier and of no danger; the sum is 1. */
export function classify(model: Model, features: ReadonlySet<number>): Readonly<Record<'none' | Tier, number>> {
  const danger = answer(model.danger, features);
  const emergency = danger * answer(model.emergency, features);
  const today = (danger - emergency) * answer(model.today, features);
  return { none: 1 - danger, SELF_CARE: 0, TODAY: today, URGENT: danger - emergency - today, EMERGENCY: emergency };
}
