import type { Found } from './find-danger-concepts.ts';
import type { Meaning } from './negation-context.ts';
import { SENTENCE_END, type Word } from '@/clinical/danger/languages/word-tokenizer.ts';

/** FNV-1a, 32 bit. */
function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

const FARTHEST_PAIR = 3;
const shortestPiece = 3;
const longestPiece = 4;

const plain = (lemma: string) => (/^\d/.test(lemma) ? '#' : lemma);

/**
 * The features of a message for the model, as hashes: its words, their neighbours, letter groups, and the concepts
 * found in it.
 */
export function featuresOf(
  words: readonly Word[],
  found: readonly (Found & { readonly meaning: Meaning })[],
): ReadonlySet<number> {
  const features = new Set<number>();
  const add = (feature: string) => features.add(hashOf(feature));
  const lemmas = ['^', ...words.map(({ lemma }) => plain(lemma))];
  lemmas.forEach((lemma, at) => {
    add(`w ${lemma}`);
    for (let away = 1; away <= FARTHEST_PAIR; away++) {
      const other = lemmas[at + away];
      if (other === undefined) break;
      add(`${away === 1 ? 'b' : 's'} ${lemma} ${other}`);
      if (other === SENTENCE_END) break;
    }
  });
  for (const { word } of words) {
    const edged = `<${word}>`;
    for (let size = shortestPiece; size <= longestPiece; size++)
      for (let at = 0; at + size <= edged.length; at++) add(`c ${edged.slice(at, at + size)}`);
  }
  for (const { id, meaning } of found) {
    add(`f ${id} ${meaning}`);
    add(`m ${meaning}`);
  }
  return features;
}
