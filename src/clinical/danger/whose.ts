import { piecesIn } from './read-words.ts';

/*
 * Whose a sugar level and a sign beside it are. A sign is taken for somebody else's only where the whole message is one
 * plain sentence of the level and of my husband or my child, in the words of these lists. Whoever is not in them may be the
 * pregnant one, and any word more may say that it is hers too: for an alarm too many harms less.
 */

/** The pieces of a message with a blank between: the text that the patterns below read. */
const plain = (text: string): string =>
  piecesIn(text)
    .map(({ word }) => word)
    .join(' ');

const SUGAR = '(?:(?:blood )?(?:sugars?|glucose)|bg|az[uú]car|glucosa|glyc[eé]mie|sukari|शुगर|السكر)';
const OWN_SUGAR = `(?:(?:my|mi|ma|mera|meri|मेरी)(?: (?:fasting|random|morning|last|own))? ${SUGAR}|sukari yangu|و?سكري)`;
const LEVEL = String.raw`(?: (?:is|was|es|est|ni|:))? \d+(?:[.,]\d+)?(?: mg(?: / dl)?| mmol(?: / l)?)?(?: hai| है)?`;

/** No wife, partner, daughter or sister: each may be the one who is pregnant, and the writer not. */
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
/** Never a form that may mean "I": "vomité", "vomis", "natapika". */
const SIGN = `(?:${[
  'vomit(?:s|ed|ing)?|threw up|throw(?:s|ing) up|sick|sleepy|drowsy|breathing (?:fast|deep)',
  'vomita|vomitan|vomitó|vomitado|vomitando|vomi|vomit|vomissent',
  'ulti (?:hui|ho rahi hai|ki)|उल्टी (?:हुई|हो रही है|की)',
  'استفرغ|anatapika|wanatapika|ametapika',
].join('|')})`;
const WHEN = '(?: (?:now|again|today|all night|all day|last night|this morning|since morning))?';

const SIGN_OF_ANOTHER = `${ANOTHER}(?:${AND} ${ANOTHER})*${BECOMES} ${SIGN}${WHEN}`;
const MARKS = String.raw`(?: [,.;:!…\n]+)*`;
const whole = new RegExp(
  `^(?:(?:${SUGAR}|${OWN_SUGAR})${LEVEL}${MARKS}${AND} ${SIGN_OF_ANOTHER}|${SIGN_OF_ANOTHER}${MARKS}${AND} ${OWN_SUGAR}${LEVEL})${MARKS}$`,
);

/** Whether a message says of nobody but her husband or child what beside a high sugar would be a sign. */
export const isSignOfAnother = (text: string): boolean => whole.test(plain(text));

const HAS = '(?: (?:has|tiene|a)(?: (?:a|el|la|une|du))?)';
const HIS = `(?:my (?:husband|hubby)(?:'s|${HAS})|(?:mi (?:marido|esposo)|mon mari)${HAS})`;
/** Never without "he" or "is": "my husband has sugar 260, vomiting" may be of the writer. */
const AND_HE = `${MARKS}${AND}(?: (?:he|él|il)${BECOMES}| is| está) ${SIGN}${WHEN}`;
const his = new RegExp(`^${HIS} ${SUGAR}(?: (?:of|de|en|à))?${LEVEL}(?:${AND_HE})?${MARKS}$`);

/** Whether a message tells of a sugar level of her husband, and of nothing but what he has with it. */
export const isSugarOfHusband = (text: string): boolean => his.test(plain(text));
