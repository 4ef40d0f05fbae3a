import type { Concept } from './danger-concept.ts';
import { concepts, type ConceptId } from './danger-concepts.ts';
import { lemmaText, SENTENCE_END, type Word } from '@/clinical/danger/languages/word-tokenizer.ts';

/** A concept found in the words `from` to `to` (exclusive). */
export interface Found {
  readonly id: ConceptId;
  readonly from: number;
  readonly to: number;
  /** These words often mean something else. */
  readonly isWeak: boolean;
}

const WORDS_BETWEEN_PAIR = 4;
const gap = (most: number) => `(?: (?!${SENTENCE_END})\\S+){0,${most}}`;

/** A word pattern as regular expressions over `lemmaText`. */
function compile(pattern: string): RegExp[] {
  const plain = pattern.replace(/^\?/, '');
  const pair = plain.split(' & ');
  const orders =
    pair.length === 2 ? [pair, pair.toReversed()].map((parts) => parts.join(` <${WORDS_BETWEEN_PAIR}> `)) : [plain];
  return orders.map((order) => {
    const source = order.replaceAll(/\s*<(\d)>\s*/g, (_, most: string) => `${gap(Number(most))} `);
    return new RegExp(`(?<= )(?:${source})(?= )`, 'g');
  });
}

/** The parts of a pattern between blanks; brackets are not split. */
function partsOf(pattern: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of pattern) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (sign === ' ' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

const PLAIN = /^[a-z][a-z'-]*$/;

/** The lemmas with which one part of a pattern can begin; null when it is not made of plain words. */
function beginningsOf(part: string): string[] | null {
  const inside = /^\(([^()?]*)\)$/.exec(part)?.[1] ?? part;
  const words = inside.split('|').map((choice) => choice.trim().split(' ')[0] ?? '');
  return words.every((word) => PLAIN.test(word)) ? words : null;
}

/**
 * Lemmas of which at least one must occur for the pattern to match: the shortest such list; null when every text must
 * be searched.
 */
function neededBy(pattern: string): ReadonlySet<string> | null {
  const lists = partsOf(pattern.replace(/^\?/, '')).flatMap((part) => {
    const words = beginningsOf(part);
    return words ? [words] : [];
  });
  const shortest = lists.toSorted((one, other) => one.length - other.length)[0];
  return shortest ? new Set(shortest) : null;
}

const compiled = Object.entries<Concept>(concepts).flatMap(([id, concept]) =>
  concept.patterns.flatMap((pattern) => {
    const needed = neededBy(pattern);
    return compile(pattern).map((expression) => ({
      id: id as ConceptId,
      expression,
      needed,
      isWeak: pattern.startsWith('?'),
    }));
  }),
);

const hasAny = (lemmas: ReadonlySet<string>, candidates: ReadonlySet<string>): boolean => {
  for (const lemma of candidates) if (lemmas.has(lemma)) return true;
  return false;
};

/** All occurrences of concepts in these words, negated or not. */
export function findConcepts(words: readonly Word[]): Found[] {
  const text = lemmaText(words);
  // Word n begins after the (n + 1)th blank.
  const wordAt: number[] = [];
  for (let at = 0, word = -1; at < text.length; at++) {
    if (text[at] === ' ') word++;
    wordAt.push(word);
  }
  const lemmas = new Set(words.map(({ lemma }) => lemma));
  return compiled
    .filter(({ needed }) => needed === null || hasAny(lemmas, needed))
    .flatMap(({ id, expression, isWeak }) =>
      [...text.matchAll(expression)].map((match) => ({
        id,
        from: wordAt[match.index - 1] as number,
        to: (wordAt[match.index + match[0].trimEnd().length - 1] as number) + 1,
        isWeak,
      })),
    );
}
