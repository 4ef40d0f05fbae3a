import { MASS, numberIn } from './dose-amounts.ts';
import { pattern, whole } from './tongue-pattern.ts';

interface Nutrient {
  /** In the languages of the app; not reviewed by native clinicians yet. */
  readonly names: string;
  /** µg: what is more is a dose and no need. */
  readonly most: number;
  readonly mostUnits?: number;
}

/**
 * Most a day in pregnancy (clinical rules 8.2; where they have none, what the NIH Office of Dietary Supplements gives for
 * pregnancy, not verified yet). Not among them: folic acid, which is in no food; protein and fibre, which are told in
 * grams.
 */
const nutrients: readonly Nutrient[] = [
  { names: 'iron|hierro|fer|आयरन|लोहा|लौह|(?:ب?ال|لل)?حديد|madini ya chuma|chuma', most: 27_000 },
  // Up to 18 years; from 19 it is 1000 mg.
  { names: 'calcium|calcio|कैल्शियम|(?:ب?ال|لل)?كالسيوم|kalsiamu', most: 1_300_000 },
  { names: 'vitamin d|vitamina d|vitamine d|विटामिन डी|فيتامين د|vitamini d', most: 15, mostUnits: 600 },
  // A limit, not a need; the rules have none in units.
  { names: 'vitamin a|vitamina a|vitamine a|विटामिन ए|فيتامين ا|vitamini a', most: 3000 },
  { names: 'iodine|yodo|iode|आयोडीन|(?:ب?ال|لل)?يود|iodini', most: 250 },
  { names: 'choline|colina|कोलीन|(?:ب?ال|لل)?كولين|kolini', most: 450_000 },
  // ACOG's total, from food too.
  { names: 'folates?|folatos?|फोलेट|(?:ب?ال|لل)?فولات|foleti', most: 600 },
  // The need is 85 mg; a portion of guava or peppers holds up to twice as much, a tablet 500 mg.
  { names: 'vitamin c|vitamina c|vitamine c|विटामिन सी|فيتامين (?:سي|ج)|vitamini c', most: 200_000 },
  // The need; against nausea 10 mg and more are prescribed.
  { names: 'vitamin b-?6|vitamina b-?6|vitamine b-?6|विटामिन बी ?-?6|فيتامين ب ?6|vitamini b-?6', most: 1900 },
  // The need is 2.6 µg, a portion of fish holds up to 10; tablets begin at 50.
  { names: 'vitamin b-?12|vitamina b-?12|vitamine b-?12|विटामिन बी ?-?12|فيتامين ب ?12|vitamini b-?12', most: 10 },
  // The need.
  { names: 'potassium|potasio|पोटैशियम|पोटेशियम|(?:ب?ال|لل)?بوتاسيوم|potasiamu', most: 2_900_000 },
  // The need from 19 to 50 years.
  { names: 'magnesium|magnesio|मैग्नीशियम|(?:ب?ال|لل)?مغنيسيوم|(?:ب?ال|لل)?مغنيزيوم|magnesiamu', most: 360_000 },
  // The need up to 18 years; from 19 it is 11 mg.
  { names: 'zinc|cinc|जिंक|ज़िंक|जस्ता|(?:ب?ال|لل)?زنك|zinki', most: 12_000 },
  // A limit for everybody.
  { names: 'sodium|sodio|सोडियम|(?:ب?ال|لل)?صوديوم|sodiamu', most: 2_300_000 },
  // The need of all omega-3 fats in pregnancy is 1.4 g.
  { names: 'omega[ -]?3|ओमेगा[ -]?3|(?:ال)?اوميغا[ -]?3|(?:ال)?اوميجا[ -]?3', most: 1_400_000 },
  // At least 200 mg are advised (EFSA).
  { names: 'dha|डीएचए', most: 300_000 },
];

/** WHO's limit, the higher of the two in the rules (8.1): a reply may tell it. */
const caffeine = { most: 300_000 };

export const NUTRIENTS = nutrients.map(({ names }) => names).join('|');

const named = nutrients.map((nutrient) => [pattern(`${whole(nutrient.names)}$`), nutrient] as const);
const mass = pattern(MASS, 'gu');

const inUnits = /\biu|\bui|\bi\.u|\bu\.i|internation|internac|kimataifa|आईयू|دولي/;
const inMicrograms = /mcg|[uµμ]g|mi[ck]ro|माइक्रो|ميكرو/;
/** "5 thousand", told partly in words. */
const inWords = /\d\s?(?:k|mil(?!l?i)|c[ei]en|hundred|quin|thousand|हज|सौ|ال|م[ئا])|elfu|mia/;

function isWithin({ most, mostUnits = 0 }: Omit<Nutrient, 'names'>, amount: string): boolean {
  if (inWords.test(amount)) return false;
  const number = numberIn(amount);
  if (inUnits.test(amount)) return number <= mostUnits;
  return (inMicrograms.test(amount) ? number : number * 1000) <= most;
}

/** Whether no amount in the text is more than anyone needs of the thing named, which is caffeine when it is no nutrient. */
export function isWithinCeiling(text: string, name: string): boolean {
  const nutrient = named.find(([found]) => found.test(name))?.[1] ?? caffeine;
  // The number in "omega-3" is none of the amount.
  return (text.replace(name, '').match(mass) ?? []).every((amount) => isWithin(nutrient, amount));
}
