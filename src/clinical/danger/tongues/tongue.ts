/** A language beside English, as the recogniser reads it: what its words are in the words of the concepts. */
export interface Tongue {
  /** One spelling for the ways a word is typed: accents, doubled letters, variants of a letter. */
  readonly fold: (word: string) => string;
  /** Frequent words that tell which language a sentence is in and say nothing of danger; left out of what is read. */
  readonly plain: string;
  /**
   * By the English of the concepts, the words and phrases that mean it, parted by blanks.
   * `_` joins the words of a phrase, with none of the plain ones; `|` parts words that may stand at one place of it;
   * `*` takes every word with that beginning or end.
   */
  readonly words: Readonly<Record<string, string>>;
  /** Whether "not" directly behind takes back what was said ("bukhar nahi", "je saigne pas"). */
  readonly deniesBehind?: boolean;
  /** What may stand before a word and be written as one with it ("and", "the"). */
  readonly prefixes?: readonly string[];
}
