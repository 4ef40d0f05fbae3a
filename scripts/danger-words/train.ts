import { classes, FIRST_CODE, HALF, type Model } from '../../src/clinical/danger/classify.ts';
import { meaningOf } from '../../src/clinical/danger/context.ts';
import { BUCKETS, featuresOf } from '../../src/clinical/danger/features.ts';
import { findConcepts } from '../../src/clinical/danger/find-concepts.ts';
import { readWords } from '../../src/clinical/danger/read-words.ts';
import { randomFrom, trainingExamples } from './expand.ts';

const SEED = 20_261_121;
const ROUNDS = 14;
const FIRST_RATE = 0.6;
const DECAY = 0.82;
/** Pulls weights that nothing needs back to nothing. */
const SHRINK = 2e-5;

function featuresOfText(text: string): ReadonlySet<number> {
  const words = readWords(text);
  return featuresOf(
    words,
    findConcepts(words).map((found) => ({ ...found, meaning: meaningOf(words, found) })),
  );
}

/** Multinomial logistic regression by gradient descent, one example at a time in a shuffled, seeded order. */
export function trainDangerModel(): Model {
  const random = randomFrom(SEED);
  const examples = trainingExamples(SEED).map(({ text, label }) => ({ features: [...featuresOfText(text)], label }));
  const learnt = classes.slice(1);
  const weights = learnt.map(() => new Float64Array(BUCKETS));
  const bias = learnt.map(() => 0);
  for (let round = 0, rate = FIRST_RATE; round < ROUNDS; round++, rate *= DECAY) {
    for (let last = examples.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1));
      [examples[last], examples[other]] = [
        examples[other] as (typeof examples)[0],
        examples[last] as (typeof examples)[0],
      ];
    }
    for (const { features, label } of examples) {
      const scale = 1 / Math.sqrt(Math.max(1, features.length));
      const learntScores = weights.map(
        (own, index) => features.reduce((sum, at) => sum + (own[at] ?? 0), 0) * scale + (bias[index] ?? 0),
      );
      const scores = [0, ...learntScores];
      const highest = Math.max(...scores);
      const parts = scores.map((score) => Math.exp(score - highest));
      const total = parts.reduce((sum, part) => sum + part, 0);
      weights.forEach((own, index) => {
        const error = (index + 1 === label ? 1 : 0) - (parts[index + 1] ?? 0) / total;
        bias[index] = (bias[index] ?? 0) + 0.05 * rate * error;
        const step = rate * error * scale;
        for (const at of features) own[at] = (own[at] ?? 0) * (1 - rate * SHRINK) + step;
      });
    }
  }
  return pack(weights, bias);
}

/** Whole steps, one character each; a few of the largest weights are cut so that the others keep their detail. */
function pack(weights: readonly Float64Array[], bias: readonly number[]): Model {
  const sizes = weights.flatMap((own) => [...own].map(Math.abs)).toSorted((a, b) => a - b);
  const step = Number(((sizes[Math.floor(sizes.length * 0.998)] ?? 1) / (HALF - 1)).toPrecision(6));
  const characters = weights.flatMap((own) =>
    [...own].map((weight) =>
      String.fromCharCode(FIRST_CODE + HALF + Math.max(-HALF, Math.min(HALF, Math.round(weight / step)))),
    ),
  );
  return { weights: characters.join(''), step, bias: bias.map((value) => Number(value.toPrecision(6))) };
}
