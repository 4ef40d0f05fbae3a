import { piecesIn } from '@/clinical/danger/languages/word-tokenizer.ts';

/*
 * Decides whose a sugar level and a sign beside it are. A sign counts as another person's only if the whole message is
 * one plain sentence about the level and about "my husband" or "my child", in the words of these lists. A person
 * outside the lists may be the pregnant one, and any further word may mean that she has the sign too: a false alarm
 * does less harm than a missed one.
 */

/** The tokens of a message joined by blanks: the text that the patterns below read. */
const plain = (text: string): string =>
  piecesIn(text)
    .map(({ word }) => word)
    .join(' ');

const SUGAR = '(?:(?:blood )?(?:sugars?|glucose)|bg|az[uú]car|glucosa|glyc[eé]mie|sukari|शुगर|السكر)';
const OWN_SUGAR = `(?:(?:my|mi|ma|mera|meri|मेरी)(?: (?:fasting|random|morning|last|own))? ${SUGAR}|sukari yangu|و?سكري)`;
const LEVEL = String.raw`(?: (?:is|was|es|est|ni|:))? \d+(?:[.,]\d+)?(?: mg(?: / dl)?| mmol(?: / l)?)?(?: hai| है)?`;

/** No wife, partner, daughter or sister: each may be the pregnant one, with another person writing. */
const ANOTHER = `(?:${[
  'my (?:husband|hubby|baby|child|children|kids?|toddler|son)',
  'mis? (?:marido|esposo|beb[eé]|hijos?)',
  'm(?:on|es) (?:mari|b[eé]b[eé]|enfants?|fils)',
  '(?:mere (?:pati|bachche|bete)|मेरे (?:पति|बच्चे|बेटे))(?: ko| ne| को| ने)?',
  'و?(?:زوجي|طفلي|ابني)',
  '(?:mume|mtoto|watoto) wangu',
].join('|')})`;
const AND = '(?: (?:and|but|y|et|aur|और|na))?';
const BECOMES = '(?: (?:is|are|was|were|has|have|had|been|just|ha|han|está|están|a|ont))*';
/** No verb form that may mean "I": "vomité", "vomis", "natapika". */
const SIGN = `(?:${[
  'vomit(?:s|ed|ing)?|threw up|throw(?:s|ing) up|sick|sleepy|drowsy|breathing (?:fast|deep)',
  'vomita|vomitan|vomitó|vomitado|vomitando|vomi|vomit|vomissent',
  'ulti (?:hui|ho rahi hai|ki)|उल्टी (?:हुई|हो रही है|की)',
  'استفرغ|anatapika|wanatapika|ametapika',
].join('|')})`;
const WHEN = '(?: (?:now|again|today|all night|all day|last night|this morning|since morning))?';

const SIGN_OF_ANOTHER = `${ANOTHER}(?:${AND} ${ANOTHER})*${BECOMES} ${SIGN}${WHEN}`;
const MARKS = String.raw`(?: [,.;:!…\n]+)*`;
const wholeMessage = new RegExp(
  `^(?:(?:${SUGAR}|${OWN_SUGAR})${LEVEL}${MARKS}${AND} ${SIGN_OF_ANOTHER}|${SIGN_OF_ANOTHER}${MARKS}${AND} ${OWN_SUGAR}${LEVEL})${MARKS}$`,
);

/** Whether only the writer's husband or child has what would be a sign beside a high sugar. */
export const isSignOfAnother = (text: string): boolean => wholeMessage.test(plain(text));

const HAS = '(?: (?:has|tiene|a)(?: (?:a|el|la|une|du))?)';
const HIS = `(?:my (?:husband|hubby)(?:'s|${HAS})|(?:mi (?:marido|esposo)|mon mari)${HAS})`;
/** Only with "he" or "is": in "my husband has sugar 260, vomiting" the vomiting may be the writer's. */
const AND_HE = `${MARKS}${AND}(?: (?:he|él|il)${BECOMES}| is| está) ${SIGN}${WHEN}`;
const husbandMessage = new RegExp(`^${HIS} ${SUGAR}(?: (?:of|de|en|à))?${LEVEL}(?:${AND_HE})?${MARKS}$`);

/** Whether the message is about a sugar level of the writer's husband and only his signs. */
export const isSugarOfHusband = (text: string): boolean => husbandMessage.test(plain(text));
