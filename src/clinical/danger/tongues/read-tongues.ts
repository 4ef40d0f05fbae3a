import { isSentenceEnd, isShortened, piecesIn, readWords, SENTENCE_END, type Piece, type Word } from '../read-words.ts';
import { familyOf } from '../word-families.ts';
import { arabic } from './ar.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { hindi } from './hi.ts';
import { alsoEnglish, frequentEnglish } from './english.ts';
import { swahili } from './sw.ts';
import { Vocabulary, type Lemmas } from './vocabulary.ts';

const vocabularies = [spanish, french, hindi, arabic, swahili].map((tongue) => new Vocabulary(tongue));

/** Some pieces of a message and what they mean. */
interface Span {
  readonly starts: readonly number[];
  readonly end: number;
  readonly lemmas: Lemmas;
}

/** How a sentence is read: by whose words, and whether it is in that tongue or an English one with some of them. */
interface Reading {
  readonly vocabulary: Vocabulary;
  readonly isForeign: boolean;
}

const isWord = ({ word }: Piece): boolean => /^\p{L}/u.test(word);
const isEnglish = (word: string): boolean =>
  isShortened(word) || frequentEnglish.has(word) || alsoEnglish.has(word) || familyOf(word) !== word;

/** Of an English sentence: fewer words of another tongue are a chance likeness. */
const LEAST_MIXED = 2;

/** By the tongue that knows most words of a sentence; null when none has words of its own there. */
function readingOf(sentence: readonly Piece[]): Reading | null {
  // One letter is a word in each of them.
  const words = [
    ...new Set(sentence.filter((piece) => isWord(piece) && piece.word.length > 1).map(({ word }) => word)),
  ];
  let best: { vocabulary: Vocabulary; known: string[] } | null = null;
  for (const vocabulary of vocabularies) {
    const known = words.filter((word) => vocabulary.knows(word));
    if (known.length > (best?.known.length ?? 0)) best = { vocabulary, known };
  }
  // The model has learnt nothing of other alphabets.
  if (words.length > 0 && !words.some((word) => /[a-z]/.test(word)))
    return { vocabulary: best?.vocabulary ?? (vocabularies[0] as Vocabulary), isForeign: true };
  if (!best) return null;
  const { vocabulary, known } = best;
  // Words that both have tell nothing.
  const own = known.filter((word) => !isEnglish(word)).length;
  const isForeign = own > words.filter((word) => isEnglish(word) && !vocabulary.knows(word)).length;
  return isForeign || own >= LEAST_MIXED ? { vocabulary, isForeign } : null;
}

/** What only lowers an alarm: in an English sentence these words of another tongue are left to English. */
const lowers: ReadonlySet<string | undefined> = new Set([
  'my',
  'year',
  'signs',
  'if',
  'typical',
  'went-away',
  'what',
  'is',
]);

/** What a sentence says in its tongue. In an English one only words count that are not English too. */
function spansOf(sentence: readonly Piece[], { vocabulary, isForeign }: Reading): Span[] {
  const spans: Span[] = [];
  const pieces = sentence.filter(({ word, start, end }) => {
    const isPlain = vocabulary.meaning(vocabulary.fold(word))?.length === 0;
    if (isPlain && isForeign) spans.push({ starts: [start], end, lemmas: [] });
    return !isPlain;
  });
  const folded = pieces.map(({ word }) => vocabulary.fold(word));
  for (let at = 0; at < pieces.length;) {
    const phrase = vocabulary.phrase(folded, at);
    const length = phrase?.words.length ?? 1;
    const lemmas = phrase?.lemmas ?? meaningOf(pieces[at] as Piece, { vocabulary, isForeign });
    if (lemmas && (isForeign || !lowers.has(lemmas[0]))) {
      const of = pieces.slice(at, at + length);
      spans.push({ starts: of.map(({ start }) => start), end: of.at(-1)?.end ?? 0, lemmas });
    }
    at += length;
  }
  return spans;
}

/** What one word means that is in no phrase; null when it is nothing but English. */
function meaningOf(piece: Piece, { vocabulary, isForeign }: Reading): Lemmas | null {
  const word = vocabulary.fold(piece.word);
  if (!isForeign) return alsoEnglish.has(piece.word) ? null : vocabulary.meaning(word);
  const isOwn = !isWord(piece) || familyOf(piece.word) !== piece.word;
  return vocabulary.meaning(word) ?? (isOwn ? null : vocabulary.nearly(word));
}

/** The words of one sentence in the words of the concepts. */
function translated(words: readonly Word[], spans: readonly Span[], { vocabulary, isForeign }: Reading): Word[] {
  const covered = new Set(spans.flatMap(({ starts }) => starts));
  const said = spans.flatMap(({ starts, end, lemmas }) =>
    lemmas.map((lemma) => ({ lemma, word: lemma, start: starts[0] ?? 0, end })),
  );
  const all = [...words.filter(({ start }) => !covered.has(start)), ...said].toSorted((a, b) => a.start - b.start);
  return all.map(({ lemma, word, start, end }, at) => {
    const isNot = lemma === 'not';
    // "No, all is well" denies nothing.
    const isAlone = isNot && all[at + 1]?.word === ',';
    const deniesBehind = isNot && vocabulary.tongue.deniesBehind === true;
    return { lemma: isAlone ? SENTENCE_END : lemma, word, start, end, isForeign, deniesBehind };
  });
}

/**
 * The words of a message, each sentence in its own language: what is said in another one stands in the words of the
 * concepts, so that these, their tiers and what surrounds them hold for all. An English message is read as before.
 */
export function readMessage(text: string): Word[] {
  const pieces = piecesIn(text);
  const english = readWords(pieces);
  const words: Word[] = [];
  let sentence: Piece[] = [];
  let next = 0;
  const readSentence = (end: number) => {
    const from = next;
    while (next < english.length && (english[next] as Word).start < end) next++;
    const own = english.slice(from, next);
    const reading = readingOf(sentence);
    const spans = reading ? spansOf(sentence, reading) : [];
    words.push(...(reading && (reading.isForeign || spans.length > 0) ? translated(own, spans, reading) : own));
    sentence = [];
  };
  for (const piece of pieces) {
    if (!isSentenceEnd(piece)) sentence.push(piece);
    else {
      readSentence(piece.start);
      readSentence(piece.end);
    }
  }
  readSentence(Infinity);
  return words;
}
