import { MASS, pattern, whole } from './tongue-pattern.ts';

interface Nutrient {
  /** In the languages of the app; not reviewed by native clinicians yet. */
  readonly names: string;
  /** µg: what is more is a dose and no need. */
  readonly most: number;
  readonly mostUnits?: number;
}

/**
 * Most a day in pregnancy (clinical rules 8.2). Not among them: folic acid, which is in no food; vitamin B12, for which
 * the rules have no number; protein and fibre, told in grams, by which nothing is judged.
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
];

/** WHO's limit, the higher of the two in the rules (8.1): a reply may tell it. */
const caffeine = { most: 300_000 };

export const NUTRIENTS = nutrients.map(({ names }) => names).join('|');

const named = nutrients.map((nutrient) => [pattern(`${whole(nutrient.names)}$`), nutrient] as const);
const mass = pattern(MASS, 'gu');

/** A separator before three digits parts thousands: read so, a number is never too small. */
export const numberIn = (amount: string): number => {
  const digits = /\d[\d.,\s]*/.exec(amount)?.[0].trim() ?? '';
  return Number(digits.replaceAll(/[.,\s](?=\d{3}(?!\d))/g, '').replace(',', '.') || Number.NaN);
};

const inUnits = /\biu|\bui|\bi\.u|\bu\.i|internation|internac|kimataifa|आईयू|دولي/;
const inMicrograms = /mcg|[uµμ]g|mi[ck]ro|माइक्रो|ميكرو/;
/** "5 thousand", told partly in words. */
const inWords = /\d\s?(?:k|mil(?!l?i)|c[ei]en|quin|thousand|हज|सौ|ال|م[ئا])|elfu|mia/;

function isWithin({ most, mostUnits = 0 }: Omit<Nutrient, 'names'>, amount: string): boolean {
  if (inWords.test(amount)) return false;
  const number = numberIn(amount);
  if (inUnits.test(amount)) return number <= mostUnits;
  return (inMicrograms.test(amount) ? number : number * 1000) <= most;
}

/** Whether no amount in the text is more than anyone needs of the thing named, which is caffeine when it is no nutrient. */
export function isWithinCeiling(text: string, name: string): boolean {
  const nutrient = named.find(([found]) => found.test(name))?.[1] ?? caffeine;
  return (text.match(mass) ?? []).every((amount) => isWithin(nutrient, amount));
}
