import { isOneSlipAway } from '../word-families.ts';
import type { Tongue } from './tongue.ts';

/** What a word of a tongue is in the words of the concepts: several lemmas, or none for a word that says nothing of danger. */
export type Lemmas = readonly string[];

interface Phrase {
  /** For each place the words that may stand there. */
  readonly words: readonly (readonly string[])[];
  readonly lemmas: Lemmas;
}

/** Shorter words have too many neighbours. */
const SHORTEST_WITH_SLIP = 6;
const INDEXED = 2;
/** So that a page that is open for days keeps no list of everything ever written. */
const MOST_SEEN = 2000;
const NOTHING: Lemmas = [];

const add = <T>(map: Map<string, T[]>, key: string, value: T) => map.set(key, [...(map.get(key) ?? []), value]);
const isLike = (word: string, wanted: string): boolean =>
  wanted.startsWith('*')
    ? word.endsWith(wanted.slice(1))
    : wanted.endsWith('*')
      ? word.startsWith(wanted.slice(0, -1))
      : word === wanted;

/** The words of one tongue, ready to be looked up. */
export class Vocabulary {
  readonly #exact = new Map<string, Lemmas>();
  readonly #beginnings = new Map<string, [beginning: string, lemmas: Lemmas][]>();
  readonly #endings: [ending: string, lemmas: Lemmas][] = [];
  readonly #phrases = new Map<string, Phrase[]>();
  readonly #long = new Map<string, [word: string, lemmas: Lemmas][]>();
  readonly #inPhrases = new Set<string>();
  readonly #prefixes: readonly string[];
  readonly #folded = new Map<string, string>();
  readonly #seen = new Map<string, Lemmas | null>();

  constructor(readonly tongue: Tongue) {
    this.#prefixes = tongue.prefixes ?? [];
    for (const word of tongue.plain.split(' ')) this.#exact.set(this.fold(word), NOTHING);
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
      if (word.length >= SHORTEST_WITH_SLIP) add(this.#long, word.charAt(0), [word, lemmas]);
    }
  }

  /** One spelling of a word. */
  fold(word: string): string {
    const before = this.#folded.get(word);
    if (before !== undefined) return before;
    if (this.#folded.size > MOST_SEEN) this.#folded.clear();
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

  /** What a folded word means, also behind "and" or "the" written as one with it; null when it is not known. */
  meaning(word: string): Lemmas | null {
    const before = this.#seen.get(word);
    if (before !== undefined) return before;
    if (this.#seen.size > MOST_SEEN) this.#seen.clear();
    const found = this.#find(word) ?? this.#find(this.#withoutPrefix(word));
    this.#seen.set(word, found);
    return found;
  }

  /** Whether a word, as it is written, is one of this tongue. */
  knows(word: string): boolean {
    const folded = this.fold(word);
    return folded.length > 1 && (this.meaning(folded) !== null || this.#inPhrases.has(folded));
  }

  #withoutPrefix(word: string): string {
    const prefix = this.#prefixes.find((one) => word.startsWith(one) && word.length > one.length + 1);
    return prefix ? word.slice(prefix.length) : word;
  }

  /** The same, one slip of the finger allowed in a long word; in Arabic one letter makes another word. */
  nearly(word: string): Lemmas | null {
    if (word.length < SHORTEST_WITH_SLIP || !/^[a-z]/.test(word)) return null;
    return this.#long.get(word.charAt(0))?.find(([near]) => isOneSlipAway(word, near))?.[1] ?? null;
  }

  #is(word: string | undefined, wanted: readonly string[]): boolean {
    return word !== undefined && wanted.some((one) => isLike(word, one) || isLike(this.#withoutPrefix(word), one));
  }

  /** The longest phrase that these folded words begin with, at a place. */
  phrase(words: readonly string[], at: number): Phrase | undefined {
    const here = words[at] ?? '';
    const from = (first: string) =>
      this.#phrases
        .get(first.slice(0, INDEXED))
        ?.find((phrase) =>
          phrase.words.every((wanted, index) => this.#is(index === 0 ? first : words[at + index], wanted)),
        );
    return from(here) ?? from(this.#withoutPrefix(here));
  }
}
