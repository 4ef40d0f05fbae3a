/**
 * A language other than English for the danger recogniser: it maps the words of the language to the lemmas of the
 * concepts.
 */
export interface Tongue {
  /** Reduces spelling variants to one: accents, doubled letters, variants of a letter. */
  readonly fold: (word: string) => string;
  /** Frequent words that identify the language and have no meaning for danger; they are skipped. */
  readonly plain: string;
  /**
   * Words and phrases, separated by blanks, by the English lemma that they mean.
   * `_` joins the words of a phrase, which contains no plain words; `|` separates alternatives at one place of it;
   * `*` matches all words with that beginning or end.
   */
  readonly words: Readonly<Record<string, string>>;
  /** Whether "not" directly after a statement negates it ("bukhar nahi", "je saigne pas"). */
  readonly deniesBehind?: boolean;
  /** Words such as "and" and "the" that are written as one with the next word. */
  readonly prefixes?: readonly string[];
}
