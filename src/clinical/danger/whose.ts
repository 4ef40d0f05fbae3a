import { SENTENCE_END, type Word } from './read-words.ts';

/*
 * Whose a sugar level and a sign beside it are. Taken for somebody else's only where the words say so outright: a person,
 * nothing but the words of these lists, the sign. Every other word leaves it hers, for an alarm too many harms less.
 */

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const people = set('baby partner other');
/** In no family, or in one that the tongue knows only within a phrase. */
const morePeople = set('child children kid kids pati पति mume mumewe زوجي وزوجي زوجى وزوجى');
/** May be the one who is pregnant, and somebody who writes for her the one who says "sugar 260". */
const mayBeWrittenFor = set('daughter hija beti बेटी');

const asTyped = ({ word, written }: Word): string => written?.at(-1) ?? word;
const leftOut = ({ written }: Word): readonly string[] => written?.slice(0, -1) ?? [];
const isPerson = (word: Word): boolean =>
  people.has(word.lemma) || morePeople.has(word.lemma) || morePeople.has(asTyped(word));

/** Between a person and what she or he has. "Says", "and", a comma or "me" begin something else. */
const mayStandBetween = set(
  'is are was were has have had been being having got gets feel keep keeps kept started just now still again very so really quite severe fast deep rapid quick',
);
const mayBeLeftOutBetween = set(
  'esta está ha se han ya muy tan a est été ko ne ki hai hui hua raha rahi को ने की है हुई हुआ كان قد صار wangu yangu langu ana',
);
/** Before a person who begins a statement; in "with my baby", "pregnant with", "my husband knows" it is hers. */
const begins = set(', and but while because also then that so now yesterday plus mg dl mmol l');
const mayBeLeftOutBefore = set(
  'el la los las un una y porque le les un une et mes mon ma aur mera meri mere hai hain और मेरा मेरी मेरे है हैं na',
);
const determines = set('my our his her the el la un una le une mon ma mes mera meri mere मेरा मेरी मेरे');
const ME = /^(?:i|me|myself|we|us|both)$/;
const NUMBER = /^\d/;

/** First person, or a form that may be: "vomité", "vomis", "natapika", "استفرغت". */
const MAY_SAY_I =
  /^(?:vomité|vomis|(?!(?:a|wa|hu)\p{L}*tapika$)\p{L}*tapika|(?![وف]?(?:استفرغ|تقي[أا])$)\p{Script=Arabic}+)$/u;
/** Behind "my baby vomited" it makes the sign hers as well: "and me too", "so did I". */
const ofBoth = set('too also both same well yo también moi aussi mujhe bhi मुझे भी كمان ايضا أيضا mimi pia');
const SO_DO_I = / so (?:did|do|have|am|was) i /;

/** Where the person stands of whom the words from `at` on are said, null when it is nobody that these lists know. */
function personBefore(words: readonly Word[], at: number): number | null {
  if (MAY_SAY_I.test(asTyped(words[at] as Word))) return null;
  let place = at;
  for (; place > 0; place--) {
    if (leftOut(words[place] as Word).some((each) => !mayBeLeftOutBetween.has(each))) break;
    const before = words[place - 1] as Word;
    if (isPerson(before)) return place - 1;
    if (!mayStandBetween.has(before.lemma) && !mayStandBetween.has(before.word)) return null;
  }
  return null;
}

/** Whether the person at a place begins a statement, alone or behind other people, and not behind "me and". */
function beginsStatement(words: readonly Word[], person: number): boolean {
  const own = words[person] as Word;
  let start = person;
  while (determines.has(words[start - 1]?.lemma ?? '')) start--;
  const skipped = words.slice(start, person + 1).flatMap(leftOut);
  if (skipped.some((each) => !mayBeLeftOutBefore.has(each))) return false;
  const isDetermined = start < person || skipped.some((each) => determines.has(each)) || asTyped(own).endsWith('ي');
  const before = words[start - 1];
  if (!before || before.lemma === SENTENCE_END) return true;
  // "260 baby vomiting": nobody can say where the one thing ends.
  if (NUMBER.test(before.word)) return isDetermined || skipped.length > 0;
  if (!begins.has(before.lemma)) return false;
  const first = words[start - 2];
  if (first && ME.test(first.lemma)) return false;
  return first && isPerson(first) ? beginsStatement(words, start - 2) : true;
}

/** Whether a sign at a place is somebody else's, beside a level that is hers. */
export function isOfAnother(words: readonly Word[], sign: number, isSaidMine: boolean): boolean {
  const person = personBefore(words, sign);
  if (person === null || !beginsStatement(words, person)) return false;
  if (!isSaidMine && mayBeWrittenFor.has(asTyped(words[person] as Word))) return false;
  const behind = words.slice(sign + 1);
  const isOfBoth = behind.some((word) => [word.word, ...(word.written ?? [])].some((each) => ofBoth.has(each)));
  return !isOfBoth && !SO_DO_I.test(` ${behind.map(({ lemma }) => lemma).join(' ')} `);
}

const mine = set('ma mon mes mera meri mere मेरा मेरी मेरे');
const MINE_BEFORE = /(?:^| )(?:my|i (?:have|had|got))(?: \S+)?$/;

/** "My sugar", "I have sugar 260". */
export function isSaidMine(words: readonly Word[], sugar: number): boolean {
  const own = words[sugar] as Word;
  const before = words.slice(Math.max(0, sugar - 3), sugar);
  return (
    (!before.some(isPerson) && MINE_BEFORE.test(before.map(({ lemma }) => lemma).join(' '))) ||
    leftOut(own).some((each) => mine.has(each)) ||
    leftOut(words[sugar + 1] ?? own).includes('yangu') ||
    /^[وف]?سكري$/.test(asTyped(own))
  );
}

/** Whether a person is named before the level, whose it may be: "my husband is sleepy, sugar 260". */
export const mayBeOfAnother = (words: readonly Word[], levelEnd: number): boolean =>
  words.slice(0, levelEnd).some(isPerson);
