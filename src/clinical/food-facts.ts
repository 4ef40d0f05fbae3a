import { MORE_OR_LESS } from './dosing-verbs.ts';
import { isWithinCeiling, numberIn, NUTRIENTS } from './nutrient-ceilings.ts';
import { LETTER, MASS, pattern, VOLUME, whole } from './tongue-pattern.ts';

/**
 * What is no dose though it is an amount: facts about caffeine, drinks, and the nutrients of clinical rules 8.2, in the
 * languages of the app. A fact ties the amount to the thing by nothing but words of a closed list; a sentence that only
 * speaks of food as well is none. Not reviewed by native clinicians yet.
 */
interface FoodTongue {
  readonly caffeine: string;
  /** Hold caffeine: where it is named, an amount of theirs is one of it. */
  readonly coffees: string;
  readonly drinks: string;
  /** All that may stand between the amount and the thing. */
  readonly links: string;
  /** May stand before a nutrient that is followed by its amount. */
  readonly leads: string;
}

const english: FoodTongue = {
  caffeine: 'caffeine',
  coffees: 'coffee|tea|cola|espresso|chocolate',
  drinks: 'water|milk|juice|fluids?|soup',
  links:
    'a|per|each|day|daily|or|less|fewer|under|below|more|most|of|to|up|at|is|are|be|should|than|no|not|limit(?:ed)?|intake|maximum|max|about|around|roughly|approximately|stay|keep|remain|it|for|aim|so|your|you|need|total|in|the|coffee|tea|cola|cup|mug|can|has|have|contains?|within|needs|rises?|requirements?|recommended|during|pregnancy|pregnant|women',
  leads: 'need|needs|enough|more|your|the|of|for|get|eat|and|daily',
};

const spanish: FoodTongue = {
  caffeine: 'cafeina',
  coffees: 'cafe|te|cola|chocolate',
  drinks: 'agua|leche|zumo|jugo|liquidos?|caldo|sopa',
  links:
    'de|del|al|por|cada|dia|diari[oa]s?|menos|mas|que|maximo|limite|limita|hasta|un[oa]s|aproximadamente|cerca|tienen?|contienen?|aportan?|es|son|o|a|la|el|no|superes?|supere|supera|tom[ae]r? menos|mantente|debajo|inferior|taza|cafe|te|necesitas?',
  leads: 'de|del|el|la|mas|y|necesitas?|tu|su',
};

const french: FoodTongue = {
  caffeine: 'cafeine',
  coffees: 'cafe|the|cola|chocolat',
  drinks: 'eau|lait|jus|liquides?|soupe',
  links:
    'de|du|des|d|l|par|jour|moins|plus|que|maximum|jusqu|environ|contien\\S+|apporte\\S*|est|sont|ou|a|la|le|au|pas|limite[zr]?|dessous|tasse|cafe|the|besoin|avez|vous|depasse[zr]?|prenez moins',
  leads: "de|du|le|la|l'|d'|et|en|plus",
};

const hindi: FoodTongue = {
  caffeine: 'कैफीन|कैफ़ीन|कैफिन',
  coffees: 'कॉफी|कॉफ़ी|चाय|चॉकलेट',
  drinks: 'पानी|दूध|जूस|रस',
  links:
    'की|का|के|को|में|से|कम|तक|लगभग|करीब|दिन|रोज|रोज़|प्रति|प्रतिदिन|ज़्यादा|ज्यादा|अधिक|नहीं|न|या|होता|होती|है|कॉफी|कॉफ़ी|चाय|मात्रा|एक|हर|कप',
  leads: 'और|को|में|रोज़|रोज|दिन',
};

const arabic: FoodTongue = {
  caffeine: 'كافيين|الكافيين|كافايين|الكافايين',
  coffees: 'قهوة|القهوة|شاي|الشاي|كولا',
  drinks: 'ماء|الماء|حليب|الحليب|عصير|العصير|سوائل|السوائل',
  links:
    'من|في|عن|الى|ب|اقل|اكثر|حوالي|نحو|تقريبا|يوميا|اليوم|لا|يزيد|تزيد|يتجاوز|تتجاوزي|حد|اقصى|على|او|هو|كوب|القهوة|قهوة|الشاي|شاي|كمية|تحتاجين|تحتاج',
  leads: 'من|و|الى|كمية',
};

const swahili: FoodTongue = {
  caffeine: 'kafeini',
  coffees: 'kahawa|chai|kola',
  drinks: 'maji|maziwa|juisi|supu',
  links:
    'ya|za|la|cha|wa|kwa|siku|chini|zaidi|kidogo|isiyozidi|isizidi|zisizidi|hadi|takriban|karibu|kama|kila|ina|zina|yenye|au|ni|si|kahawa|chai|kikombe|kiasi|pungufu|unahitaji',
  leads: 'ya|na|za|wa',
};

/** A number of them that is given so often is an order, whatever it is a number of. */
const NOT_SO_OFTEN = String.raw`(?!\s*(?:every(?! day)|twice|(?:two|three|four|\d) times|cada \d|toutes les|fois|mara))`;
const PIECE =
  'tablets?|pills?|capsules?|caplets?|gummies|comprimidos?|pastillas?|comprimes?|gelules?|vidonge|गोली|गोलियाँ|حبوب|اقراص';

/** Medicines, and forms in which only they come: beside them a nutrient is a medicine too (clinical rules 5.6). */
export const NO_FOOD = pattern(
  whole(
    `${PIECE}|supplements?|suplementos?|complements?|medicines?|medications?|painkillers?|medicamentos?|medicaments?|drops?|syrup|injections?|jarabe|sirop|gotas|gouttes|carbonate|citrate|sul(?:ph|f)ate|gluconate|fumarate|दवा|दवाई|दवाएं|दवाएँ|दवाइयाँ|सिरप|टैबलेट|सप्लीमेंट|دواء|الدواء|ادوية|الادوية|مكمل|مكملات|شراب|dawa|tembe|virutubisho`,
  ),
);
const spoken = [english, spanish, french, hindi, arabic, swahili];
const CAFFEINE = spoken.map(({ caffeine }) => caffeine).join('|');
const DRINKS = spoken.map(({ drinks }) => drinks).join('|');

/** Caffeine, and drinks that hold it; French "thé" and Spanish "té" without their marks are other words. */
export const COFFEES = `${CAFFEINE}|coffee|tea|cafe|कॉफी|कॉफ़ी|चाय|القهوة|قهوة|الشاي|شاي|kahawa|chai`;
/** Speaks of eating and drinking. */
export const FOOD_WORDS = `${COFFEES}|${DRINKS}|foods?|diet|intake|alimentos|dieta|aliments|alimentation|भोजन|आहार|खाद्य|طعام|الطعام|chakula|lishe`;

/** A number that others stand before as "5 000" or "1.5" is read whole. */
const NOT_WITHIN = String.raw`(?<!\d[.,\s]?|elfu\s)`;
/** "Of" in all languages: the thing it is an amount of comes behind. */
const OF = String.raw`(?:(?:of|de|du|ya|za|من|का|की)\s|d'|de l'|de la\s)`;
const DRINK = String.raw`(${whole(DRINKS)}(?!-|\s(?:\S+\s)?(?:magnes|मैग्न|(?:ال)?مغن)))`;
/** Nothing but "of" stands between an amount and its drink: in "5 ml in water" it is one of something else. */
const drinks: readonly RegExp[] = [
  pattern(
    String.raw`${NOT_WITHIN}${VOLUME}\s?${OF}?(?:(?:cold|warm|plain|fresh|clean|breast|orange)\s)?${DRINK}`,
    'gu',
  ),
  pattern(
    String.raw`${DRINK}(?:\sintake(?:\s(?:to|of|by|at))?)?\s?[(:=]?\s?${VOLUME}(?=\s*$|\s?[).,;:!?।؟،|]|\s${whole('every|each|a|per|daily|al|por|cada|par|chaque|toutes|kwa|kila|हर|रोज|रोज़|दिन|लें|पिएं|يوميا|في|كل')})`,
    'gu',
  ),
];
/** No medicine is told in so much; a dose of a liquid one is a few spoons. */
const LEAST_DRINK_ML = 50;

interface FoodRules {
  readonly plain: readonly RegExp[];
  readonly caffeine: RegExp;
  readonly coffees: readonly RegExp[];
  readonly nutrients: readonly RegExp[];
}

function rulesOf({ caffeine, coffees, links, leads }: FoodTongue): FoodRules {
  const between = (signs: string) => String.raw`(?:${signs}*${whole(links)})*${signs}*`;
  const after = (things: string) =>
    pattern(
      String.raw`${NOT_WITHIN}${MASS}${between(String.raw`[\s('-]`)}(${whole(things)})(?!-|\s?${whole(PIECE)})${NOT_SO_OFTEN}`,
      'gu',
    );
  // One thing can have several amounts: "of caffeine, tea 50 mg, so stay under 200 mg".
  const before = (things: string) => {
    const near = String.raw`[\s,;:=('|–-]`;
    return String.raw`(${whole(things)})(?!-)(?:${between(near)}${MASS}(?!\s?${OF})${NOT_SO_OFTEN})+`;
  };
  return {
    plain: [after(caffeine), pattern(before(caffeine), 'gu')],
    caffeine: pattern(whole(caffeine)),
    coffees: [pattern(before(coffees), 'gu')],
    nutrients: [
      after(NUTRIENTS),
      pattern(
        String.raw`(?<=^\s*|[^a-z\u0620-\u064a\u0900-\u0963\s]\s*|(?<!${LETTER})(?:${leads})\s)${before(NUTRIENTS)}`,
        'gu',
      ),
    ],
  };
}

const tongues = spoken.map(rulesOf);

const MEANT = `(${whole(`${NUTRIENTS}|${CAFFEINE}`)})`;
const YOUR = String.raw`(?:\s?${whole("your|the|daily|intake|of|in|tu|su|el|la|de|del|consumo|ingesta|votre|vos|le|les|l'|apports?|en|consommation|wa|ya|ulaji|matumizi|من|تناول|كمية|की|का|को|मात्रा|सेवन")})*\s?`;
/** "Increase your iron" */
const changed = [
  pattern(`${whole(MORE_OR_LESS)}${YOUR}${MEANT}`, 'gu'),
  pattern(`${MEANT}${YOUR}${whole(MORE_OR_LESS)}`, 'gu'),
];

const moreOrLess = pattern(whole(MORE_OR_LESS));

const without = (text: string, facts: readonly RegExp[]): string =>
  facts.reduce(
    (rest, fact) => rest.replace(fact, (said, name: string) => (isWithinCeiling(said, name) ? name : said)),
    text,
  );

const withoutDrinks = (text: string): string =>
  drinks.reduce(
    (rest, fact) => rest.replace(fact, (said, name: string) => (numberIn(said) >= LEAST_DRINK_ML ? name : said)),
    text,
  );

/** In a text about more iron or less caffeine the verb orders no dose while all its amounts are within the need. */
const withoutChanges = (text: string): string =>
  changed.reduce(
    (rest, found) => rest.replace(found, (said, name: string) => (isWithinCeiling(text, name) ? name : said)),
    text,
  );

/**
 * The text without the amounts of its facts about food; what is left is judged as a dose. An order to take a nutrient is
 * no fact.
 * @param text as `unmarked` gives it
 * @param opener of the list it stands in: what that speaks of, the text does
 */
export function withoutFoodFacts(text: string, opener: string, isOrder: boolean): string {
  const about = `${opener} ${text}`;
  const isMedicine = NO_FOOD.test(about);
  const told = isOrder || isMedicine ? text : withoutChanges(text);
  // "Increase" that is left is said of something else.
  const maySayNutrients = !isMedicine && !isOrder && !moreOrLess.test(told);
  return tongues.reduce((rest, { plain, caffeine, coffees, nutrients }) => {
    const facts = !isOrder && caffeine.test(about) ? [...plain, ...coffees] : plain;
    const others = without(rest, facts);
    return maySayNutrients ? without(others, nutrients) : others;
  }, withoutDrinks(told));
}

const nutrient = pattern(whole(NUTRIENTS));
const mass = pattern(MASS);

/**
 * Whether it tells more of a nutrient than anyone needs, or any of it as a medicine; that takes no verb.
 * @param text as `withoutFoodFacts` gives it
 */
export function isNutrientDose(text: string, opener: string): boolean {
  if (!mass.test(text)) return false;
  const about = `${opener} ${text}`;
  if (NO_FOOD.test(about) && nutrient.test(about)) return true;
  return tongues.some(({ nutrients }) =>
    nutrients.some((fact) => [...text.matchAll(fact)].some(([said, name = '']) => !isWithinCeiling(said, name))),
  );
}
