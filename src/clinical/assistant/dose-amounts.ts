import { LETTER, pattern, whole } from './language-pattern.ts';

/**
 * The amounts in which medicines are measured, in all languages of the app, in text returned by `unmarked`. Not yet
 * reviewed by native clinicians.
 */
const MANY = String.raw`k|mil|mille|cents?|cien(?:to|tos)?|quinientos|hundred|thousand|हज़ार|हजार|सौ|الف|الاف|مئة|مائة|elfu|mia`;
/**
 * "5,000", "5 000", "5k", "5 mil" and "mil" too; in Swahili "elfu 5". At most six groups: without a limit a long row of
 * digits is matched again from each digit.
 */
const NUMBER = String.raw`(?:(?:elfu\s)?(?<!\d)\d+(?:[.,]\d+|\s\d{3}(?!\d)){0,6}(?:\s?${whole(MANY)})?|½|${whole(MANY)})`;
const COUNT_WORDS = whole(
  'one|two|three|four|five|six|seven|eight|nine|ten|twelve|half an?|a couple of|un|una|dos|tres|cuatro|medi[oa]|un par de|une|deux|trois|quatre|demi|une demi|एक|दो|तीन|चार|आधी|आधा|واحدة|واحد|نصف|ثلاث|ثلاثة|اربع|اربعة|kimoja|viwili|vitatu|vinne|moja|mbili|tatu|nne|nusu',
);
export const COUNT = `(?:${NUMBER}|${COUNT_WORDS})`;
/** A small number of whole tablets; not the 20 in "week 20". */
export const FEW = String.raw`(?:(?<!\d|\d[.,])[1-6](?![\d.,])|½|${COUNT_WORDS})`;

const masses =
  'mgs?|mcgs?|µg|μg|ug|iu|ui|i\\.u\\.|u\\.i\\.|international units?|unidades internacionales|unites internationales|mill?igram(?:s|mes?|os?|u)?|mi[ck]rogram(?:s|mes?|os?|u)?|मिग्रा|मि\\.?\\s?ग्रा|मिलीग्राम|मिलिग्राम|माइक्रोग्राम|एमजी|एमसीजी|आईयू|ملغ|مغ|مكغ|ملغم|مجم|ملجم|ملل?ي ?[غج]رام|مل[غج]رام|ميلي ?[غج]رام|ميكرو ?[غج]رام|وحد(?:ة|ات) دولية';
const volumes = 'mls?|cc|mill?ilit(?:er|re|ro)s?|mililita|मिली|मि\\.?\\s?ली|मिलीलीटर|एमएल|مل|مليلتر|ملليلتر|ميليلتر';
const grams = 'g|gm|grams?|gramos?|grammes?|ग्राम|غ|غم|[غج]رام|[غج]رامات|gramu';
/** In Swahili the number follows the unit. */
const massesBefore = 'miligramu|mikrogramu|iu';

export const TABLETS =
  'tablets?|tabs?|pills?|capsules?|caplets?|gummies|lozenges?|ampoules?|sachets?|suppositor(?:y|ies)|comprimidos?|pastillas?|tabletas?|capsulas?|sobres|ampollas?|supositorios?|comprimes?|cachets?|gelules?|suppositoires?|गोली|गोलियां|गोलियाँ|टैबलेट|कैप्सूल|قرص|قرصين|اقراص|كبسول\\S*|تحميلة|تحاميل|vidonge|kidonge|tembe|kapsuli';
/** Units in which medicines are counted. */
export const PIECE = `${TABLETS}|drops?|puffs?|gotas?|inhalaciones|gouttes?|bouffees?|बूंद|बूंदें|حبتين|نقط\\S*|قطر\\S*|بخات|بخة|matone`;
/** Units in which both medicines and food are counted. */
const HELPING =
  'units?|unidades|unites?|यूनिट|وحد\\S*|vitengo|حبة|حبات|حبوب|(?:(?:tea|table)?spoon(?:ful)?s?|tsp|tbsp)|cucharad(?:as?|itas?)|cuilleres?|cuillerees?|चम्मच|ملعق\\S*|ملاعق|vijiko|kijiko';
/** "Two tablets" as one word. */
const TWO_PIECES = 'حبتين|قرصين|كبسولتين|نقطتين|قطرتين';

/** A level in the blood, for example 95 mg/dl, is not a dose; 5 mg/kg and 400 mg/day are. */
const NO_LEVEL = String.raw`(?!\s?(?:/|per |por |par |प्रति |لكل |kwa )\s?${whole(
  'd?l|d[ée]cilit\\S+|desilita|litres?|liters?|mmol|mol|g|min|1\\.73\\S*|डी ?एल|डेसी\\S*|دل|ديسي\\S*|لتر',
)})`;

const amountOf = (units: string, before: string): string =>
  String.raw`(?:${NUMBER}[\s-]?${whole(units)}${NO_LEVEL}|${whole(before)}\s${NUMBER})`;

/** An amount in milligrams, micrograms or international units, used for medicines and for nutrients. */
export const MASS = amountOf(masses, massesBefore);
/** An amount in millilitres, used for medicines and for drinks. */
export const VOLUME = amountOf(volumes, 'mililita');
export const GRAMS = String.raw`(?:(?:${NUMBER}|one|an?|half an?)[\s-]?${whole(grams)}${NO_LEVEL}|gramu\s${NUMBER})`;
/** A spoonful or a unit; of a food it is not a dose. */
export const HELPINGS = String.raw`(?:${COUNT}[\s-]?${whole(HELPING)}|an?\s${whole('(?:tea|table)spoon(?:ful)?|spoonful|tsp|tbsp|spoon of')}|${whole(HELPING)}\s${COUNT})`;
const WORD = String.raw`[^\s\d.,;:!?()|]{1,20}`;
/** Another word can stand before "tablets": "2 Dolo tablets". */
const PIECES = String.raw`(?:${COUNT}[\s-]?${whole(PIECE)}|${COUNT}\s(?:of (?:the|these|those|your) |(?!weeks|months|days|years)${WORD}\s)${whole(TABLETS)}|${whole(PIECE)}\s${COUNT}|${whole(TWO_PIECES)})`;

/** Reads a separator before three digits as a thousands separator, so that the number is never too small. */
export const numberIn = (amount: string): number => {
  const digits = /\d[\d.,\s]*/.exec(amount)?.[0].trim() ?? '';
  return Number(digits.replaceAll(/[.,\s](?=\d{3}(?!\d))/g, '').replace(',', '.') || Number.NaN);
};

/** Few medicines in grams have this much in a dose; food has, and so has the weight of a baby. */
const MIN_FOOD_GRAMS = 5;
/** The weight of a baby: 2 g at 9 weeks. */
const WEIGHS =
  '(?:weigh(?:s|ing)?|pesan?|pese|वज़न|वजन|(?:يزن|وزن)(?:\\s(?:طفلك|جنينك|الطفل|الجنين))?|uzito wa)\\s(?:(?:about|around|nearly|only|just|unos|unas|cerca de|environ|लगभग|करीब|حوالي|نحو|takriban|kama)\\s)?';
/** Medicines such as lactulose are taken in larger amounts than that. */
const TAKEN =
  'take|takes|taking|give|giving|swallow|tom[aeo]s?|tomar|dale|dele|prends|prenez|prendre|donnez|avale[zr]?|خذي|خدي|تناولي|خذ|تناول|اعطي|meza|umeze|tumia|utumie|chukua|mpe';
const TAKEN_BEHIND = 'लें|लो|लीजिए|लेना|दें';

const amount = pattern(`${MASS}|${VOLUME}|${PIECES}|${HELPINGS}`);
const weights = pattern(String.raw`(?<!${WEIGHS}|\d[.,])${GRAMS}`, 'gu');
const taken = pattern(
  String.raw`${whole(TAKEN)}\s(?:[^\s.,;:]+\s){0,3}${GRAMS}|${GRAMS}\s(?:[^\s।,;:]+\s){0,3}${whole(TAKEN_BEHIND)}`,
);

/** @param text returned by `unmarked`, with its food facts removed */
export const holdsAmount = (text: string): boolean =>
  amount.test(text) ||
  taken.test(text) ||
  (text.match(weights) ?? []).some((weight) => !(numberIn(weight) >= MIN_FOOD_GRAMS));

const RANGE = /(?<![\d.,])(\d[\d.,]{0,8})\s?(?:[-–—]|(?:to|a|से|الى|hadi)\s)\s?(\d[\d.,]{0,8})(?![\d.,]*\d)/g;

/** "Dolo650mg", "2x500mg" */
const GLUED = new RegExp(String.raw`(?<=\d[x×]|${LETTER}{3})(?=\d)`, 'gu');

/** Reduces spaces to one and puts one before each number; of a range ("200-300 mg") the larger number stays. */
export const plainNumbers = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(GLUED, ' ')
    .replaceAll(RANGE, (_, low: string, high: string) => (numberIn(low) > numberIn(high) ? low : high));
