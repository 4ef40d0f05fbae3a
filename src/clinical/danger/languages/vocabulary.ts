import { isOneSlipAway } from './word-lemmas.ts';
import type { Tongue } from './language.ts';

/** The lemmas of a word of another language: several, or none for a word without meaning for danger. */
export type Lemmas = readonly string[];

interface Phrase {
  /** The alternatives at each place of the phrase. */
  readonly words: readonly (readonly string[])[];
  readonly lemmas: Lemmas;
}

/** A typing error is accepted only in words of at least this length: shorter ones have too many neighbours. */
const MIN_FUZZY_LENGTH = 6;
const INDEXED = 2;
/** Size of the cache, so that a page that is open for days does not store every word ever written. */
const MAX_CACHE_SIZE = 2000;
const NO_LEMMAS: Lemmas = [];

const add = <T>(map: Map<string, T[]>, key: string, value: T) => map.set(key, [...(map.get(key) ?? []), value]);
const isLike = (word: string, pattern: string): boolean =>
  pattern.startsWith('*')
    ? word.endsWith(pattern.slice(1))
    : pattern.endsWith('*')
      ? word.startsWith(pattern.slice(0, -1))
      : word === pattern;

/** The words of one language, indexed for lookup. */
export class Vocabulary {
  readonly #exact = new Map<string, Lemmas>();
  readonly #beginnings = new Map<string, [beginning: string, lemmas: Lemmas][]>();
  readonly #endings: [ending: string, lemmas: Lemmas][] = [];
  readonly #phrases = new Map<string, Phrase[]>();
  readonly #long = new Map<string, [word: string, lemmas: Lemmas][]>();
  readonly #inPhrases = new Set<string>();
  readonly #prefixes: readonly string[];
  readonly #folded = new Map<string, string>();
  readonly #meanings = new Map<string, Lemmas | null>();

  constructor(readonly tongue: Tongue) {
    this.#prefixes = tongue.prefixes ?? [];
    for (const word of tongue.plain.split(' ')) this.#exact.set(this.fold(word), NO_LEMMAS);
    for (const [meaning, list] of Object.entries(tongue.words)) {
      const lemmas = meaning.split(' ');
      for (const entry of list.split(' ')) this.#learn(entry, lemmas);
    }
    for (const phrases of this.#phrases.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  }

  #learn(entry: string, lemmas: Lemmas): void {
    const fold = (word: string) => word.replace(/[^*]+/, (letters) => this.fold(letters));
    const words = entry.split('_').map((choice) => choice.split('|').map(fold));
    const [first = []] = words;
    if (words.length === 1) for (const word of first) this.#learnWord(word, lemmas);
    else {
      for (const word of words.flat()) this.#inPhrases.add(word);
      for (const start of new Set(first.map((word) => word.slice(0, INDEXED))))
        add(this.#phrases, start, { words, lemmas });
    }
  }

  #learnWord(word: string, lemmas: Lemmas): void {
    if (word.startsWith('*')) this.#endings.push([word.slice(1), lemmas]);
    else if (word.endsWith('*')) add(this.#beginnings, word.slice(0, INDEXED), [word.slice(0, -1), lemmas]);
    else {
      this.#exact.set(word, lemmas);
      if (word.length >= MIN_FUZZY_LENGTH) add(this.#long, word.charAt(0), [word, lemmas]);
    }
  }

  /** The normalised spelling of a word. */
  fold(word: string): string {
    const cached = this.#folded.get(word);
    if (cached !== undefined) return cached;
    if (this.#folded.size > MAX_CACHE_SIZE) this.#folded.clear();
    const folded = this.tongue.fold(word);
    this.#folded.set(word, folded);
    return folded;
  }

  #find(word: string): Lemmas | null {
    return (
      this.#exact.get(word) ??
      this.#beginnings.get(word.slice(0, INDEXED))?.find(([beginning]) => word.startsWith(beginning))?.[1] ??
      this.#endings.find(([ending]) => word.endsWith(ending))?.[1] ??
      null
    );
  }

  /** The meaning of a normalised word, also with "and" or "the" written as one with it; null when unknown. */
  meaning(word: string): Lemmas | null {
    const cached = this.#meanings.get(word);
    if (cached !== undefined) return cached;
    if (this.#meanings.size > MAX_CACHE_SIZE) this.#meanings.clear();
    const found = this.#find(word) ?? this.#find(this.#withoutPrefix(word));
    this.#meanings.set(word, found);
    return found;
  }

  /** Whether a word, as written, belongs to this language. */
  knows(word: string): boolean {
    const folded = this.fold(word);
    return folded.length > 1 && (this.meaning(folded) !== null || this.#inPhrases.has(folded));
  }

  #withoutPrefix(word: string): string {
    const prefix = this.#prefixes.find((one) => word.startsWith(one) && word.length > one.length + 1);
    return prefix ? word.slice(prefix.length) : word;
  }

  /** The same with one typing error allowed in a long word; not in Arabic, where one letter makes another word. */
  nearly(word: string): Lemmas | null {
    if (word.length < MIN_FUZZY_LENGTH || !/^[a-z]/.test(word)) return null;
    return this.#long.get(word.charAt(0))?.find(([near]) => isOneSlipAway(word, near))?.[1] ?? null;
  }

  #is(word: string | undefined, alternatives: readonly string[]): boolean {
    return (
      word !== undefined && alternatives.some((one) => isLike(word, one) || isLike(this.#withoutPrefix(word), one))
    );
  }

  /** The longest phrase that begins at this place of the normalised words. */
  phrase(words: readonly string[], at: number): Phrase | undefined {
    const word = words[at] ?? '';
    const from = (first: string) =>
      this.#phrases
        .get(first.slice(0, INDEXED))
        ?.find((phrase) =>
          phrase.words.every((alternatives, index) => this.#is(index === 0 ? first : words[at + index], alternatives)),
        );
    return from(word) ?? from(this.#withoutPrefix(word));
  }
}
