import type { Concept } from './concept.ts';
import { concepts, type ConceptId } from './concepts.ts';
import { lemmaText, SENTENCE_END, type Word } from './read-words.ts';

/** A concept found in the words `from` to `to` (not included). */
export interface Found {
  readonly id: ConceptId;
  readonly from: number;
  readonly to: number;
  /** The words mean something else as often. */
  readonly isWeak: boolean;
}

const WORDS_BETWEEN_PAIR = 4;
const gap = (most: number) => `(?: (?!${SENTENCE_END})\\S+){0,${most}}`;

/** A pattern of words as an expression over `lemmaText`. */
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

const compiled = Object.entries<Concept>(concepts).flatMap(([id, concept]) =>
  concept.patterns.flatMap((pattern) =>
    compile(pattern).map((expression) => ({ id: id as ConceptId, expression, isWeak: pattern.startsWith('?') })),
  ),
);

/** Every concept that these words speak of, negated or not, at every place. */
export function findConcepts(words: readonly Word[]): Found[] {
  const text = lemmaText(words);
  // Word n begins after the (n + 1)th blank.
  const wordAt: number[] = [];
  for (let at = 0, word = -1; at < text.length; at++) {
    if (text[at] === ' ') word++;
    wordAt.push(word);
  }
  return compiled.flatMap(({ id, expression, isWeak }) =>
    [...text.matchAll(expression)].map((match) => ({
      id,
      from: wordAt[match.index - 1] as number,
      to: (wordAt[match.index + match[0].trimEnd().length - 1] as number) + 1,
      isWeak,
    })),
  );
}
