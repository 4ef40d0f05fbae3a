import {
  isSentenceEnd,
  isShortened,
  piecesIn,
  readWords,
  SENTENCE_END,
  type Piece,
  type Word,
} from './word-tokenizer.ts';
import { familyOf } from './word-lemmas.ts';
import { arabic } from './ar.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { hindi } from './hi.ts';
import { alsoEnglish, frequentEnglish } from './english-words.ts';
import { swahili } from './sw.ts';
import { Vocabulary, type Lemmas } from './vocabulary.ts';

const vocabularies = [spanish, french, hindi, arabic, swahili].map((language) => new Vocabulary(language));

/** Some tokens of a message and what they mean. */
interface Span {
  readonly starts: readonly number[];
  readonly end: number;
  readonly lemmas: Lemmas;
}

/**
 * How a sentence is read: the vocabulary, and whether the sentence is in that language or an English one with some
 * words of it.
 */
interface Reading {
  readonly vocabulary: Vocabulary;
  readonly isForeign: boolean;
}

const isWord = ({ word }: Piece): boolean => /^\p{L}/u.test(word);
const isEnglish = (word: string): boolean =>
  isShortened(word) || frequentEnglish.has(word) || alsoEnglish.has(word) || familyOf(word) !== word;

/** For an English sentence: with fewer words of another language the likeness is chance. */
const MIN_FOREIGN_WORDS = 2;

/**
 * The reading with the language that has the most words of a sentence; null when no language has words of its own
 * there.
 */
function readingOf(sentence: readonly Piece[]): Reading | null {
  // Single letters are words in every language.
  const words = [
    ...new Set(sentence.filter((piece) => isWord(piece) && piece.word.length > 1).map(({ word }) => word)),
  ];
  let best: { vocabulary: Vocabulary; known: string[] } | null = null;
  for (const vocabulary of vocabularies) {
    const known = words.filter((word) => vocabulary.knows(word));
    if (known.length > (best?.known.length ?? 0)) best = { vocabulary, known };
  }
  // The model is trained on Latin letters only.
  if (words.length > 0 && !words.some((word) => /[a-z]/.test(word)))
    return { vocabulary: best?.vocabulary ?? (vocabularies[0] as Vocabulary), isForeign: true };
  if (!best) return null;
  const { vocabulary, known } = best;
  // Words that exist in both languages do not identify either.
  const foreignWords = known.filter((word) => !isEnglish(word)).length;
  const isForeign = foreignWords > words.filter((word) => isEnglish(word) && !vocabulary.knows(word)).length;
  return isForeign || foreignWords >= MIN_FOREIGN_WORDS ? { vocabulary, isForeign } : null;
}

/** Meanings that only lower the alarm. In an English sentence such words of another language are read as English. */
const alarmLowering: ReadonlySet<string | undefined> = new Set([
  'my',
  'year',
  'signs',
  'if',
  'typical',
  'went-away',
  'what',
  'is',
]);

/** The meanings in a sentence. In an English sentence only words count that are not English too. */
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
    if (lemmas && (isForeign || !alarmLowering.has(lemmas[0]))) {
      const matched = pieces.slice(at, at + length);
      spans.push({ starts: matched.map(({ start }) => start), end: matched.at(-1)?.end ?? 0, lemmas });
    }
    at += length;
  }
  return spans;
}

/** The meaning of a single word outside phrases; null when it is only English. */
function meaningOf(piece: Piece, { vocabulary, isForeign }: Reading): Lemmas | null {
  const word = vocabulary.fold(piece.word);
  if (!isForeign) return alsoEnglish.has(piece.word) ? null : vocabulary.meaning(word);
  const isEnglishWord = !isWord(piece) || familyOf(piece.word) !== piece.word;
  return vocabulary.meaning(word) ?? (isEnglishWord ? null : vocabulary.nearly(word));
}

/** The words of one sentence as lemmas of the concepts. */
function translate(words: readonly Word[], spans: readonly Span[], { vocabulary, isForeign }: Reading): Word[] {
  const covered = new Set(spans.flatMap(({ starts }) => starts));
  const translations = spans.flatMap(({ starts, end, lemmas }) =>
    lemmas.map((lemma) => ({ lemma, word: lemma, start: starts[0] ?? 0, end })),
  );
  const all = [...words.filter(({ start }) => !covered.has(start)), ...translations].toSorted(
    (a, b) => a.start - b.start,
  );
  return all.map(({ lemma, word, start, end }, at) => {
    const isNot = lemma === 'not';
    // "No, all is well" negates nothing.
    const isAlone = isNot && all[at + 1]?.word === ',';
    const deniesBehind = isNot && vocabulary.tongue.deniesBehind === true;
    return { lemma: isAlone ? SENTENCE_END : lemma, word, start, end, isForeign, deniesBehind };
  });
}

/**
 * The words of a message. Each sentence is read in its own language and translated to the lemmas of the concepts, so
 * that the concepts, tiers and context rules apply to all languages. An English message is not translated.
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
    const sentenceWords = english.slice(from, next);
    const reading = readingOf(sentence);
    const spans = reading ? spansOf(sentence, reading) : [];
    words.push(
      ...(reading && (reading.isForeign || spans.length > 0)
        ? translate(sentenceWords, spans, reading)
        : sentenceWords),
    );
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
