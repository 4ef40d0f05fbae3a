import { COUNT, FEW, GRAMS, PIECE, TABLETS } from './dose-amounts.ts';
import { wordsOf } from './food-words.ts';
import { pattern, whole } from './language-pattern.ts';

/** Dose counts without a unit, in text returned by `unmarked`. Not yet reviewed by native clinicians. */
const PER_DAY =
  '(?:twice|(?:two|three|four|\\d) times) (?:a|per) day|(?:twice|(?:two|three|four|\\d) times) daily|every \\d+ hours|cada \\d+ horas|(?:dos|tres|\\d) veces al dia|toutes les \\d+ heures|(?:deux|trois|\\d) fois par jour|दिन में (?:दो|तीन|चार|\\d) बार|हर \\d+ घंटे|مرتين (?:يوميا|في اليوم)|\\d مرات (?:يوميا|في اليوم)|كل \\d+ ساعات|mara \\S+ kwa siku';
const AT_TIMES = `${PER_DAY}|a day|per day|daily|at night|in the morning|before bed|al dia|par jour|kwa siku|يوميا`;
const PER_WEEK =
  '(?:once )?(?:weekly|a week|per week)|(?:a la|por) semana|semanal(?:es)?|par semaine|हर हफ्ते|اسبوعيا|kwa wiki|kila wiki';

/** Medicine names that are used with a bare number ("take 2 Panadol"). With other names people add "tablets". */
const NAMES =
  'paracetamol\\S*|acetaminophen|acetaminofen|tylenol|panadol|calpol|crocin|dolo|doliprane|ibuprofen\\S*|brufen|advil|nurofen|aspirin\\S*|naproxen|पैरासिटामोल|पेरासिटामोल|इबुप्रोफेन|आइबुप्रोफेन|एस्पिरिन|(?:ال)?باراسيتامول|(?:ال)?ايبوبروفين|(?:ال)?اسبرين|parasetamoli?';
const ENDED = String.raw`\s*(?:$|[.,;:!?।؟،)])|\s(?:now|if|for|with|when|at|and|or|${PER_DAY})`;

const TAKES = 'take|takes|taking|give|giving|swallow';
/**
 * No match after a negation, or after "forget": "Do not take a tablet for it without asking", "If you forgot to take a
 * tablet".
 */
const NOT_NEGATED = String.raw`(?<!(?:not|never|don't|without|before|forget|forgot|forgotten)\s(?:to\s)?)`;
/** In Arabic "a tablet" has no article that could be counted. */
const ARABIC_ONE = String.raw`(?:خذي|خدي|تناولي|خذ|تناول)\s(?:\S+\s)?(?:قرصا?|كبسولة)`;
/** "Shelcal, tablet". After a food the same word means a piece of it. */
const ARABIC_LISTED = String.raw`(?<=[،,:]\s?)(?:قرص|كبسولة|(?<!(?:${wordsOf('foods')})[،,:]\s?)حبة)\s*$`;
/** Medicines that are eaten in as many grams as food. */
const BULK = 'isabgol|ispaghula|psyllium|plantago|lactulosa|lactulose|macrogol|movicol|ईसबगोल|इसबगोल';

const counted = [
  String.raw`${whole(wordsOf('orders'))}\s(?:(?:only|just|up to|en)\s)?${COUNT}\s(?:of (?:them|these|those)(?:\s|$|[.,;])|${whole(AT_TIMES)})`,
  String.raw`(?<!\d)\d{2,4}\s${whole(PER_DAY)}`,
  String.raw`(?<!\d)(?:\d{1,3}\s?k|\d{5,6}|\d{2,3}[.,]\d{3})\s${whole(`${PER_WEEK}|${AT_TIMES}`)}`,
  String.raw`${whole(PIECE)}\s${whole(PER_DAY)}`,
  String.raw`${NOT_NEGATED}${whole(TAKES)}\san?\s(?:[^\s\d.,;:]{1,20}\s)?${whole(TABLETS)}(?!\s(?:box|case|organi[sz]er|cutter))`,
  whole(ARABIC_ONE),
  ARABIC_LISTED,
  String.raw`${GRAMS}\s(?:of\s|de\s|d')?${whole(BULK)}`,
  String.raw`${FEW}\s(?:of\s|de\s|d')?${whole(NAMES)}`,
  String.raw`${whole(NAMES)}\s\d{2,4}(?=${ENDED})`,
].map((source) => pattern(source));

/** "Take 2 of them twice a day", "Dolo 650 twice a day", "Take 2 Panadol", "Vitamin D 60k weekly". */
export const countsDoses = (text: string): boolean => counted.some((dose) => dose.test(text));
