import { conceptOf } from './danger-concepts.ts';
import type { Found } from './find-danger-concepts.ts';
import { SENTENCE_END, type Word } from '@/clinical/danger/languages/word-tokenizer.ts';

/**
 * What the words about a danger refer to.
 * `now`: a present sign of the writer or the person she writes for; `asked`: a general question or a possibility;
 * `past`: over;
 * `other`: another person; `denied`: negated.
 */
export type Meaning = 'now' | 'asked' | 'past' | 'other' | 'denied';

const set = (words: string) => new Set(words.split(' '));

/**
 * Only these words may stand between a negation and what it negates. "But", "sure", "if", "why", "stop" leave the alarm
 * on.
 */
const mayStandBetween = set(
  'any more other vaginal severe heavy new current sign signs of pain bleed blood fever chills headache swell contraction dizzy vomit leak nausea or nor real regular symptoms vision blurry chest belly trouble breath discharge fluid have had having been currently yet the',
);
const denies = set('no not without never denies zero');

/** Whether a negation stands directly before, also as "do not have", "have not had" and "am not having". */
export function isDenied(words: readonly Word[], from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 8); at--) {
    const { lemma, word } = words[at] as Word;
    if (denies.has(lemma)) return !isDoubted(words, at, from);
    if (!mayStandBetween.has(lemma) && !mayStandBetween.has(word)) return false;
  }
  return false;
}

/** Whether a negation of the preceding words stands directly after; "not going away" is not one. */
function isTakenBack(words: readonly Word[], { from, to }: Pick<Found, 'from' | 'to'>): boolean {
  const at = words[to - 1]?.deniesBehind && to - from === 2 ? to - 1 : to;
  return words[at]?.deniesBehind === true && words[at + 1]?.lemma !== 'goaway';
}

/** Whether the finding is negated before or after. */
export const isSaidNotToBe = (words: readonly Word[], found: Pick<Found, 'from' | 'to'>): boolean =>
  isDenied(words, found.from) || isTakenBack(words, found);

/** "cannot have ...", "not sure", "will not stop": the negation refers to something else. */
function isDoubted(words: readonly Word[], at: number, from: number): boolean {
  const before = words[at - 1]?.lemma;
  return words[at]?.lemma === 'not' && (before === 'can' || before === 'will') && from - at > 0;
}

const asks = set('what when how why is are should can will does do could would which where who did am');
const herself =
  /(?:^| )(?:i|we) (?:have|am|feel|had|got|keep|see|saw|just|started|woke|think|now|bleed|vomit|faint|fall|took|felt|noticed|can not)(?= |$)|(?:^| )i'?m(?= |$)|(?:^| )(?:my|her|his) (?:\S+ ){1,3}(?:is|are|feel|have|will not|hurt|pain|swell|keep)(?= |$)|(?:^| )(?:now|since|still|keep|keeps|started|again|having|happening)(?= |$)|(?:^| )(?:he|she|it) (?:is|have|has|will|do|hit|just)(?= |$)/;
const general =
  /(?:^| )(?:signs? of|symptoms? of|symptom of|risks? of|chances? of|history of|cause|causes|caused|prevent|avoid|mean|means|article|read about|reading about|book|books|film|movie|video|podcast|leaflet|explained?|in case|what if|even if|should i|when should|how do i know|how to|look out for|watch for|worry about getting|what is|what are|difference between|definition|normal to|safe|anyone|checked for|check for|asked about|screened for|anybody|does anyone|called|typical\S*|usually happen|next time|would)(?= |$)/;
const fictional =
  /(?:^| )(?:movie|film|series|novel|book|dream|dreamt|dreamed|nightmare|article|podcast|documentary|in class|with joy|of joy|excitement|laughter|laughing)(?= |$)/;
const conditional = /(?:^| )(?:if|in case|whether|unless)(?= |$)/;
const over =
  /(?:^| )(?:year|previous|last pregnancy|first pregnancy|my last|with my first|last time|as a (?:child|teenager|kid|teen)|when i was|used to|in the past|before i was pregnant|before pregnant|before pregnancy|went-away|long ago|back in|childhood|in school|at school|all fine since|fine since|months? ago|weeks? ago|all good since|no problems since)(?= |$)/;
const overNow =
  /(?:^| )(?:gone|goaway|went-away|stop|resolved|disappeared|all fine|fine now|better|sent me home|nothing since|no longer)(?= |$)/;
const isOverForSure =
  /(?:^| )(?:(?:all |been |everything )?(?:fine|good|ok|okay|well|nothing|none|no problems) since|checked (?:\S+ ){0,3}(?:fine|good|ok|okay|well)|since then (?:nothing|none|fine|all good)|(?:gone|better|fine|ok|okay|normal|nothing) (?:after|when)|(?:but|and|are|is|all|now|it|have|has|was) (?:fine|gone|ok|okay|good|better|well)(?: now| again)?|gone now|fine now|went-away|not anymore)(?= |$)/;
const again = /(?:^| )(?:again|now|still|back|worse|but|not|since|keep|will)(?= |$)/;
const someoneElse =
  /(?:^| )(?:my|our|his|her|the|friends?|someones?) (?:\S+ )?(?:other|boss|colleague|brotherinlaw)(?= |$)|^other (?:have|has|had|is|was)(?= |$)/;
/** The partner has a sign that would be a danger in the patient. */
const illPartner = /(?:^| )(?:my|her|the) partner (?:have|has|is having|got|had|feel)(?= |$)/;
const presentOfOther = /(?:^| )(?:week|pregnant|birth|postpartum|help|now|her|she|please)(?= |$)/;
const joking = /(?:^| )(?:lol|haha|hahaha|lmao|joke|jokes|jk|literally me)(?= |$)/;

/** The sentence around a position, as text. */
function sentenceAround(words: readonly Word[], from: number, to: number): { text: string; isQuestion: boolean } {
  let start = from;
  while (start > 0 && words[start - 1]?.lemma !== SENTENCE_END) start--;
  let end = to;
  while (end < words.length && words[end]?.lemma !== SENTENCE_END) end++;
  const sentence = words.slice(start, end);
  // "can not breathe" is not a question.
  const isQuestion = asks.has(sentence[0]?.lemma ?? '') && sentence[1]?.lemma !== 'not';
  return { text: sentence.map(({ lemma }) => lemma).join(' '), isQuestion };
}

const elsewhere = set(
  'gum nose haemorrhoids hemorrhoids haemorrhoid hemorrhoid piles nipple nipples tooth teeth finger knee',
);
const WORDS_TO_SOURCE = 4;
const inside = set('vaginal vagina underwear wipe pad clot heavy');

/** Whether gums, nose or the like are named near by, with no word against it. */
function isFromElsewhere(words: readonly Word[], { from, to }: Pick<Found, 'from' | 'to'>): boolean {
  const near = words.slice(Math.max(0, from - WORDS_TO_SOURCE), to + WORDS_TO_SOURCE);
  return (
    near.some(({ lemma, word }) => elsewhere.has(lemma) || elsewhere.has(word)) &&
    !near.some(({ lemma }) => inside.has(lemma))
  );
}

/** Dangers that need a call even when they are over. */
const staysUrgent: ReadonlySet<string> = new Set(['RF04', 'RF05', 'RF08', 'RF09', 'RF10']);

/** Harm done by others concerns the patient; so does a mental crisis of a person beside her. */
const ofOthers: ReadonlySet<string> = new Set(['RF03', 'RF25', 'RF26', 'S33', 'S34']);
/** Phrases that state since when, not that it is over. */
const SINCE_BIRTH = /(?:baby|birth|section|wound|delivery|delivered|born|miscarriage) (?:\S+ ){0,3}ago(?= |$)/g;

/** "Sugar 260, my baby is fine" makes no statement about the patient. */
const OTHERS_ARE_WELL =
  /(?:baby|partner|other|child|kids) (?:(?:is|are|all|doing|very) ){0,3}(?:fine|good|ok|okay|well|better)(?= |$)/g;

/** What the words about one danger refer to, from the words around them. */
export function meaningOf(
  words: readonly Word[],
  found: Pick<Found, 'from' | 'to'> & { readonly id?: Found['id']; readonly isAboutPatient?: boolean },
): Meaning {
  const concept = found.id && conceptOf(found.id);
  if (concept?.canBeNegated && isSaidNotToBe(words, found)) return 'denied';
  if (concept?.isAlwaysFull) return 'now';
  if (ofOthers.has(found.id ?? '') && words.slice(found.from, found.to).some(({ lemma }) => lemma === 'never'))
    return 'denied';
  if ((found.id === 'RF09' || found.id === 'S33') && isFromElsewhere(words, found)) return 'denied';
  const { text: whole, isQuestion } = sentenceAround(words, found.from, found.to);
  const text = whole.replaceAll(SINCE_BIRTH, '');
  const behind = words
    .slice(found.to)
    .map(({ lemma }) => lemma)
    .join(' ');
  const after = found.isAboutPatient ? behind.replaceAll(OTHERS_ARE_WELL, '') : behind;
  const isFirstPerson = herself.test(text);
  // In a whole message only the words after the past tense can show that it is not over.
  const since = found.id ? after : text.slice(text.search(over) + 1);
  if (over.test(text) && (!again.test(since) || isOverForSure.test(since))) return 'past';
  if (isOverForSure.test(after) && !staysUrgent.has(found.id ?? '')) return 'past';
  if (overNow.test(after) && !again.test(after) && !staysUrgent.has(found.id ?? '')) return 'past';
  if (found.isAboutPatient === false) return 'other';
  const mayBeOthers = !ofOthers.has(found.id ?? '') && !found.isAboutPatient;
  if (mayBeOthers && illPartner.test(text) && !/(?:^| )(?:i|me|us|am|and)(?= |$)/.test(text)) return 'other';
  if (mayBeOthers && !/(?:^| )i (?:feel|am)(?= |$)/.test(text) && someoneElse.test(text) && !presentOfOther.test(text))
    return 'other';
  if (joking.test(text) || fictional.test(text)) return 'other';
  if (!isFirstPerson && (isQuestion || general.test(text) || conditional.test(text))) return 'asked';
  if (general.test(text) && conditional.test(text)) return 'asked';
  return 'now';
}
