import { MASS, numberIn } from './dose-amounts.ts';
import { pattern, whole } from './language-pattern.ts';

interface Nutrient {
  /** Names in the languages of the app; not yet reviewed by native clinicians. */
  readonly names: string;
  /** µg. More than this is a dose and not a need. */
  readonly max: number;
  readonly maxUnits?: number;
}

/**
 * Maximum per day in pregnancy (clinical rules 8.2; where they have none, the value of the NIH Office of Dietary
 * Supplements for pregnancy, not verified yet). Not included: folic acid, which no food contains; protein and fibre,
 * which are measured in grams.
 */
const nutrients: readonly Nutrient[] = [
  { names: 'iron|hierro|fer|आयरन|लोहा|लौह|(?:ب?ال|لل)?حديد|madini ya chuma|chuma', max: 27_000 },
  // The need up to 18 years; from 19 it is 1000 mg.
  { names: 'calcium|calcio|कैल्शियम|(?:ب?ال|لل)?كالسيوم|kalsiamu', max: 1_300_000 },
  { names: 'vitamin d|vitamina d|vitamine d|विटामिन डी|فيتامين د|vitamini d', max: 15, maxUnits: 600 },
  // A limit, not a need; the clinical rules give none in units.
  { names: 'vitamin a|vitamina a|vitamine a|विटामिन ए|فيتامين ا|vitamini a', max: 3000 },
  { names: 'iodine|yodo|iode|आयोडीन|(?:ب?ال|لل)?يود|iodini', max: 250 },
  { names: 'choline|colina|कोलीन|(?:ب?ال|لل)?كولين|kolini', max: 450_000 },
  // ACOG's total, including food.
  { names: 'folates?|folatos?|फोलेट|(?:ب?ال|لل)?فولات|foleti', max: 600 },
  // The need is 85 mg; a portion of guava or peppers holds up to twice as much, a tablet 500 mg.
  { names: 'vitamin c|vitamina c|vitamine c|विटामिन सी|فيتامين (?:سي|ج)|vitamini c', max: 200_000 },
  // The need; against nausea 10 mg and more are prescribed.
  { names: 'vitamin b-?6|vitamina b-?6|vitamine b-?6|विटामिन बी ?-?6|فيتامين ب ?6|vitamini b-?6', max: 1900 },
  // The need is 2.6 µg, a portion of fish holds up to 10; tablets begin at 50.
  { names: 'vitamin b-?12|vitamina b-?12|vitamine b-?12|विटामिन बी ?-?12|فيتامين ب ?12|vitamini b-?12', max: 10 },
  // The need.
  { names: 'potassium|potasio|पोटैशियम|पोटेशियम|(?:ب?ال|لل)?بوتاسيوم|potasiamu', max: 2_900_000 },
  // The need from 19 to 50 years.
  { names: 'magnesium|magnesio|मैग्नीशियम|(?:ب?ال|لل)?مغنيسيوم|(?:ب?ال|لل)?مغنيزيوم|magnesiamu', max: 360_000 },
  // The need up to 18 years; from 19 it is 11 mg.
  { names: 'zinc|cinc|जिंक|ज़िंक|जस्ता|(?:ب?ال|لل)?زنك|zinki', max: 12_000 },
  // A limit for everyone.
  { names: 'sodium|sodio|सोडियम|(?:ب?ال|لل)?صوديوم|sodiamu', max: 2_300_000 },
  // The need of all omega-3 fats in pregnancy is 1.4 g.
  { names: 'omega[ -]?3|ओमेगा[ -]?3|(?:ال)?اوميغا[ -]?3|(?:ال)?اوميجا[ -]?3', max: 1_400_000 },
  // At least 200 mg are advised (EFSA).
  { names: 'dha|डीएचए', max: 300_000 },
];

/** WHO's limit, the higher of the two in the rules (8.1), so a reply may state it. */
const caffeine = { max: 300_000 };

export const NUTRIENTS = nutrients.map(({ names }) => names).join('|');

const named = nutrients.map((nutrient) => [pattern(`${whole(nutrient.names)}$`), nutrient] as const);
const mass = pattern(MASS, 'gu');

const inUnits = /\biu|\bui|\bi\.u|\bu\.i|internation|internac|kimataifa|आईयू|دولي/;
const inMicrograms = /mcg|[uµμ]g|mi[ck]ro|माइक्रो|ميكرو/;
/** Numbers written partly in words, for example "5 thousand". */
const inWords = /\d\s?(?:k|mil(?!l?i)|c[ei]en|hundred|quin|thousand|हज|सौ|ال|م[ئا])|elfu|mia/;

function isWithin({ max, maxUnits = 0 }: Omit<Nutrient, 'names'>, amount: string): boolean {
  if (inWords.test(amount)) return false;
  const number = numberIn(amount);
  if (inUnits.test(amount)) return number <= maxUnits;
  return (inMicrograms.test(amount) ? number : number * 1000) <= max;
}

/** Whether no amount in the text exceeds the need of the named nutrient. A name that is no nutrient means caffeine. */
export function isWithinCeiling(text: string, name: string): boolean {
  const nutrient = named.find(([found]) => found.test(name))?.[1] ?? caffeine;
  // The number in "omega-3" is not part of the amount.
  return (text.replace(name, '').match(mass) ?? []).every((amount) => isWithin(nutrient, amount));
}
