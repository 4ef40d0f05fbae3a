import { latinDigits } from '@/platform/latin-digits.ts';
import { familyOf, phrases } from './word-lemmas.ts';

/** One token of a message for the recogniser. */
export interface Word {
  /** The name of the word's family, or the word itself. */
  readonly lemma: string;
  /** The normalised word, before it is replaced by its family. */
  readonly word: string;
  /** Position in the message, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** In a sentence of another language than English; the model is trained on English only. */
  readonly isForeign?: boolean;
  /** A "not" that negates the words directly before it. */
  readonly deniesBehind?: boolean | undefined;
}

/** Marks the end of a sentence. No pattern matches across it. */
export const SENTENCE_END = '§';

const shortened: Readonly<Record<string, readonly string[]>> = {
  cant: ['can', 'not'],
  cnt: ['can', 'not'],
  cannot: ['can', 'not'],
  dont: ['do', 'not'],
  dnt: ['do', 'not'],
  doesnt: ['do', 'not'],
  didnt: ['did', 'not'],
  wont: ['will', 'not'],
  wouldnt: ['would', 'not'],
  shouldnt: ['should', 'not'],
  couldnt: ['could', 'not'],
  isnt: ['is', 'not'],
  aint: ['is', 'not'],
  arent: ['are', 'not'],
  wasnt: ['was', 'not'],
  hasnt: ['have', 'not'],
  hasent: ['have', 'not'],
  havent: ['have', 'not'],
  havnt: ['have', 'not'],
  hadnt: ['had', 'not'],
  im: ['i', 'am'],
  ive: ['i', 'have'],
  id: ['i', 'would'],
  shes: ['she', 'is'],
  hes: ['he', 'is'],
  theres: ['there', 'is'],
  its: ['it', 'is'],
  wanna: ['want', 'to'],
  gonna: ['going', 'to'],
  gotta: ['need', 'to'],
  u: ['you'],
  ur: ['your'],
  n: ['and'],
  pls: ['please'],
  plz: ['please'],
  thru: ['through'],
  nite: ['night'],
  tonite: ['tonight'],
  '2day': ['today'],
  '2nite': ['tonight'],
  b4: ['before'],
  cos: ['because'],
  hrs: ['hours'],
  hr: ['hours'],
  mins: ['minutes'],
  min: ['minutes'],
  wks: ['weeks'],
  wk: ['weeks'],
  w: ['weeks'],
};

const endings: readonly (readonly [ending: RegExp, word: string])[] = [
  [/n't$/, 'not'],
  [/'m$/, 'am'],
  [/'ve$/, 'have'],
  [/'re$/, 'are'],
  [/'ll$/, 'will'],
];

/** English short forms such as "dont" and "u". */
export const isShortened = (word: string): boolean => Object.hasOwn(shortened, word.replaceAll("'", ''));

function plainWords(text: string): string[] {
  const plain = text.replaceAll("'", '');
  // "constructor" is a property that every object inherits.
  const short = Object.hasOwn(shortened, plain) ? shortened[plain] : undefined;
  if (short && !(text === "he's" || text === "she's")) return [...short];
  for (const [ending, word] of endings)
    if (ending.test(text)) return [text === "can't" ? 'can' : text.replace(ending, ''), word];
  return text.endsWith("'s") ? [text.slice(0, -2)] : [plain];
}

/** Punctuation of Arabic, Hindi and Spanish as in English; one for one, so that positions do not change. */
const marks: Readonly<Record<string, string>> = {
  '؟': '?',
  '،': ',',
  '؛': ';',
  '।': '.',
  '٫': '.',
  '¿': '?',
  '¡': '!',
};

/** NFKC, lower case, straight apostrophes, Latin digits; the length in UTF-16 units may change. */
const normalise = (text: string): string =>
  latinDigits(text.normalize('NFKC').toLowerCase())
    .replaceAll(/[\u2018\u2019\u02bc\u0060\u00b4]/g, "'")
    .replaceAll(/[؟،؛।٫¿¡]/g, (mark) => marks[mark] ?? mark);

// A number keeps its decimal point; letters after a number are a separate word ("33wks").
const parts = /\d+(?:[.,]\d+)?|[\p{L}\p{M}]+(?:'[\p{L}]+)*|[°/%,]|[.!?;:\n…]+/gu;

/** A word, number or punctuation mark of a message. */
export type Piece = Pick<Word, 'word' | 'start' | 'end'>;

/** The tokens of a message, normalised. */
export const piecesIn = (text: string): Piece[] =>
  [...normalise(text).matchAll(parts)].map(({ 0: word, index }) => ({ word, start: index, end: index + word.length }));

export const isSentenceEnd = ({ word }: Piece): boolean => /^[.!?;:\n…]/.test(word);

/** The words of a message read as English; words of a family are replaced by the family. */
export function readWords(pieces: readonly Piece[]): Word[] {
  const read: Word[] = [];
  for (const piece of pieces) {
    const { start, end } = piece;
    if (isSentenceEnd(piece)) read.push({ lemma: SENTENCE_END, word: piece.word, start, end });
    else for (const word of plainWords(piece.word)) read.push({ lemma: word, word, start, end });
  }
  return joinPhrases(read);
}

const byFirst = new Map<string, { words: readonly string[]; family: string }[]>();
for (const [words, family] of phrases.toSorted(([a], [b]) => b.length - a.length)) {
  const first = words.split(' ', 1).join();
  byFirst.set(first, [...(byFirst.get(first) ?? []), { words: words.split(' '), family }]);
}

/** Replaces phrases with one meaning ("passed out") by it, and every other word by its family. */
function joinPhrases(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length;) {
    const current = words[at] as Word;
    const phrase = byFirst
      .get(current.word)
      ?.find(({ words: phraseWords }) => phraseWords.every((word, index) => words[at + index]?.word === word));
    if (!phrase) {
      joined.push(current.lemma === SENTENCE_END ? current : { ...current, lemma: familyOf(current.word) });
      at++;
      continue;
    }
    const last = words[at + phrase.words.length - 1] as Word;
    for (const lemma of phrase.family.split(' '))
      joined.push({ lemma, word: phrase.words.join(' '), start: current.start, end: last.end });
    at += phrase.words.length;
  }
  return joined;
}

/** The lemmas as one text, with a blank before, between and after them. */
export const lemmaText = (words: readonly Word[]): string => ` ${words.map(({ lemma }) => lemma).join(' ')} `;
