import { tiers, type Tier } from '../tier.ts';
import { BUCKETS } from './features.ts';

/** The classes of the model: no danger, then the tiers that call somebody. The first has no weights: the others are measured against it. */
export const classes = ['none', ...tiers.slice(1)] as const;

/** A trained model: one character a weight, classes one after the other but the first. */
export interface Model {
  readonly weights: string;
  /** What a step of a weight is worth. */
  readonly step: number;
  readonly bias: readonly number[];
}

/** Weights are whole steps from -HALF to HALF - 1, written as one printable character each; none needs an escape in JSON. */
export const HALF = 28;
export const FIRST_CODE = 35; // "#"

/** How likely a message is of each class, from what the model has learnt. */
export function classify(model: Model, features: ReadonlySet<number>): Readonly<Record<'none' | Tier, number>> {
  const scale = model.step / Math.sqrt(Math.max(1, features.size));
  const learnt = classes.slice(1).map((_, index) => {
    let sum = 0;
    for (const feature of features) sum += model.weights.charCodeAt(index * BUCKETS + feature) - FIRST_CODE - HALF;
    return (model.bias[index] ?? 0) + sum * scale;
  });
  const scores = [0, ...learnt];
  const highest = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - highest));
  const total = parts.reduce((sum, part) => sum + part, 0);
  const [none = 0, today = 0, urgent = 0, emergency = 0] = parts.map((part) => part / total);
  return { none, SELF_CARE: 0, TODAY: today, URGENT: urgent, EMERGENCY: emergency };
}
