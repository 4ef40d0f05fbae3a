import { readFileSync } from 'node:fs';
import type { Tier } from '../../src/clinical/rules/acuity-tier.ts';

export interface Example {
  readonly text: string;
  /** null when it is harmless. */
  readonly tier: Tier | null;
}

/** A small deterministic stream of numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const tierOf: Readonly<Record<string, Tier>> = { E: 'EMERGENCY', U: 'URGENT', T: 'TODAY' };
const openers = [
  'hi',
  'hello doctor',
  'hey ladies',
  'please help',
  'ftm here',
  'good evening',
  'sorry to ask',
  '29 weeks here',
  'so',
  'i am worried',
  'quick question',
];
const closersOfDanger = [
  'is this normal',
  'what should i do',
  'should i be worried',
  'any advice',
  'help',
  'i am scared',
  'is it ok to wait',
  'thanks',
  'should i call someone',
  '34 weeks',
  'can it wait until monday',
];
const closersOfHarmless = [
  'thanks',
  'is this normal',
  'any advice',
  'just curious',
  'asking for later',
  'please',
  'should i be worried',
  '22 weeks',
  'feeling fine otherwise',
  'what do you think',
];

const lines = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

/** How many sentences are made of a line with choices, and of a whole sentence. */
const OF_EACH_LINE = 7;
const OF_EACH_SENTENCE = 3;

/** Slips of the finger and of haste: a letter lost, doubled or swapped, an apostrophe left out. */
function withSlips(text: string, random: () => number): string {
  return text
    .split(' ')
    .map((word) => {
      if (word.length < 5 || random() > 0.25) return random() < 0.5 ? word.replaceAll("'", '') : word;
      const at = 1 + Math.floor(random() * (word.length - 2));
      const kind = random();
      if (kind < 0.4) return word.slice(0, at) + word.slice(at + 1);
      if (kind < 0.6) return word.slice(0, at) + word[at] + word.slice(at);
      return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
    })
    .join(' ');
}

function makeSentence(line: string, random: () => number): string {
  return line
    .replaceAll(/\[([^\]]*)\]/g, (_, choices: string) => {
      const all = choices.split('|');
      return all[Math.floor(random() * all.length)] ?? '';
    })
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Sentences of the training files with choices made, openers, closers and slips added; the same for the same seed. */
export function trainingExamples(seed: number): Example[] {
  const random = randomFrom(seed);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const examples = new Map<string, Tier | null>();
  const grow = (line: string, tier: Tier | null, closers: readonly string[], count = OF_EACH_LINE) => {
    for (let made = 0; made < count; made++) {
      const plain = makeSentence(line, random);
      examples.set(plain, tier);
      const opened = random() < 0.3 ? `${pick(openers)}, ${plain}` : plain;
      const closed = random() < 0.3 ? `${opened}. ${pick(closers)}` : opened;
      examples.set(random() < 0.5 ? withSlips(closed, random) : closed, tier);
    }
  };
  for (const line of lines('dangers.txt')) grow(line.slice(2), tierOf[line.charAt(0)] ?? null, closersOfDanger);
  for (const line of lines('harmless.txt')) grow(line, null, closersOfHarmless);
  for (const line of lines('sentences.txt')) {
    const tier = tierOf[line.charAt(0)] ?? null;
    grow(line.slice(2), tier, tier ? closersOfDanger : closersOfHarmless, OF_EACH_SENTENCE);
  }
  return [...examples].map(([text, tier]) => ({ text, tier }));
}
