import { FIRST_CODE, HALF, type Model, type Question } from '../../src/clinical/danger/classify.ts';
import { meaningOf } from '../../src/clinical/danger/negation-context.ts';
import { featuresOf } from '../../src/clinical/danger/message-features.ts';
import { findConcepts } from '../../src/clinical/danger/find-danger-concepts.ts';
import { piecesIn, readWords } from '../../src/clinical/danger/languages/word-tokenizer.ts';
import type { Tier } from '../../src/clinical/rules/acuity-tier.ts';
import { randomFrom, trainingExamples } from './expand.ts';

const SEED = 20_261_121;
const ROUNDS = 10;
/** The mean over the last epochs depends less on the order of the examples. */
const AVERAGED = 5;
/** A missed danger sign costs more than a false alarm. */
const COST = 1.3;
const FIRST_RATE = 0.6;
const DECAY = 0.82;
/** L1 penalty: pulls unneeded weights to zero. */
const SHRINK = 1e-4;
/** Weights of each question; packed, they are half of the worker's script. */
const BUCKETS = { danger: 24_000, emergency: 6000, today: 2400 };

function featuresOfText(text: string): ReadonlySet<number> {
  const words = readWords(piecesIn(text));
  return featuresOf(
    words,
    findConcepts(words).map((found) => ({ ...found, meaning: meaningOf(words, found) })),
  );
}

interface Taught {
  readonly features: readonly number[];
  readonly isSo: boolean;
}

/** Logistic regression by gradient descent, one example at a time in a shuffled, seeded order. */
function learn(taught: readonly Taught[], buckets: number): Question {
  const random = randomFrom(SEED);
  const examples = taught.map(({ features, isSo }) => ({
    isSo,
    buckets: features.map((feature) => feature % buckets),
    scale: 1 / Math.sqrt(Math.max(1, features.length)),
  }));
  const weights = new Float64Array(buckets);
  const sums = new Float64Array(buckets);
  let bias = 0;
  for (let round = 0, rate = FIRST_RATE; round < ROUNDS; round++, rate *= DECAY) {
    for (let last = examples.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1));
      [examples[last], examples[other]] = [examples[other]!, examples[last]!];
    }
    for (const { buckets: own, isSo, scale } of examples) {
      const score = own.reduce((sum, at) => sum + (weights[at] ?? 0), 0) * scale + bias;
      const error = (isSo ? COST : 1) * ((isSo ? 1 : 0) - 1 / (1 + Math.exp(-score)));
      bias += 0.05 * rate * error;
      const step = rate * error * scale;
      for (const at of own) weights[at] = (weights[at] ?? 0) * (1 - rate * SHRINK) + step;
    }
    if (round >= ROUNDS - AVERAGED)
      for (let at = 0; at < buckets; at++) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0);
  }
  return pack(
    sums.map((sum) => sum / AVERAGED),
    bias,
  );
}

/** The three questions of the model, each learnt from the examples that it is asked of. */
export function trainDangerModel(): Model {
  const examples = trainingExamples(SEED).map(({ text, tier }) => ({ features: [...featuresOfText(text)], tier }));
  const dangers = examples.filter(({ tier }) => tier !== null);
  const milder = dangers.filter(({ tier }) => tier !== 'EMERGENCY');
  const ask = (of: typeof examples, buckets: number, isSo: (tier: Tier | null) => boolean) =>
    learn(
      of.map(({ features, tier }) => ({ features, isSo: isSo(tier) })),
      buckets,
    );
  return {
    danger: ask(examples, BUCKETS.danger, (tier) => tier !== null),
    emergency: ask(dangers, BUCKETS.emergency, (tier) => tier === 'EMERGENCY'),
    today: ask(milder, BUCKETS.today, (tier) => tier === 'TODAY'),
  };
}

/** Whole steps, one character each; a few of the largest weights are cut so that the others keep their detail. */
function pack(weights: Float64Array, bias: number): Question {
  const sizes = [...weights].map(Math.abs).toSorted((a, b) => a - b);
  const step = Number(((sizes[Math.floor(sizes.length * 0.998)] ?? 1) / (HALF - 1)).toPrecision(6));
  const characters = [...weights].map((weight) =>
    String.fromCharCode(FIRST_CODE + HALF + Math.max(-HALF, Math.min(HALF, Math.round(weight / step)))),
  );
  return { weights: characters.join(''), step, bias: Number(bias.toPrecision(6)) };
}
