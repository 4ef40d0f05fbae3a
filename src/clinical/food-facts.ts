import { AMOUNT, LETTER, pattern, whole } from './tongue-pattern.ts';

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
  readonly nutrients: string;
  /** All that may stand between the amount and the thing. */
  readonly links: string;
  /** May stand before a nutrient that is followed by its amount. */
  readonly leads: string;
  /** Says that it is a need, or what food holds. */
  readonly says: string;
}

const english: FoodTongue = {
  caffeine: 'caffeine',
  coffees: 'coffee|tea|cola|espresso|chocolate',
  drinks: 'water|milk|juice|fluids?|soup',
  nutrients: 'iron|folate|folic acid|calcium|vitamin [ad]|vitamin b ?12|iodine|choline|protein|fib(?:re|er)',
  links:
    'a|per|each|day|daily|or|less|fewer|under|below|more|most|of|to|up|at|is|are|be|should|than|no|not|limit(?:ed)?|intake|maximum|max|about|around|roughly|approximately|stay|keep|remain|it|for|aim|so|your|you|need|total|in|the|coffee|tea|cola|cup|mug|can|has|have|contains?|within',
  leads: 'need|needs|enough|more|your|the|of|for|get|eat|and|daily',
  says: String.raw`need(?:s|ed)?|foods?|diet|eat(?:s|ing)?|servings?|portions?|cups?|per 100 ?(?:g|ml|grams?)|(?:has|have|contains?|provides?|gives?|with)\s(?:(?:you|about|around|roughly|up to)\s)*\d+`,
};

const spanish: FoodTongue = {
  caffeine: 'cafeina',
  coffees: 'cafe|te|cola|chocolate',
  drinks: 'agua|leche|zumo|jugo|liquidos?|caldo|sopa',
  nutrients: 'hierro|folatos?|acido folico|calcio|vitamina [ad]|vitamina b ?12|yodo|colina|proteinas?|fibra',
  links:
    'de|del|al|por|cada|dia|diari[oa]s?|menos|mas|que|maximo|limite|limita|hasta|un[oa]s|aproximadamente|cerca|tienen?|contienen?|aportan?|es|son|o|a|la|el|no|superes?|supere|supera|tom[ae]r? menos|mantente|debajo|inferior|taza|cafe|te|necesitas?',
  leads: 'de|del|el|la|mas|y|necesitas?|tu|su',
  says: String.raw`necesit\S+|alimentos?|dieta|comer?|come[ns]?|raci(?:on|ones)|porci(?:on|ones)|tazas?|por 100 ?(?:g|ml|gramos)|(?:tienen?|contienen?|aportan?)\s(?:un[oa]s\s)?\d+`,
};

const french: FoodTongue = {
  caffeine: 'cafeine',
  coffees: 'cafe|the|cola|chocolat',
  drinks: 'eau|lait|jus|liquides?|soupe',
  nutrients: 'fer|folates?|acide folique|calcium|vitamine [ad]|vitamine b ?12|iode|choline|prot[e]ines?|fibres?',
  links:
    'de|du|des|d|l|par|jour|moins|plus|que|maximum|jusqu|environ|contien\\S+|apporte\\S*|est|sont|ou|a|la|le|au|pas|limite[zr]?|dessous|tasse|cafe|the|besoin|avez|vous|depasse[zr]?|prenez moins',
  leads: "de|du|le|la|l'|d'|et|en|plus",
  says: String.raw`besoins?|aliments?|alimentation|mange[zr]?|portions?|tasses?|pour 100 ?(?:g|ml|grammes)|(?:a|ont|contien\S+|apporte\S*)\s(?:environ\s)?\d+`,
};

const hindi: FoodTongue = {
  caffeine: 'कैफीन|कैफ़ीन|कैफिन',
  coffees: 'कॉफी|कॉफ़ी|चाय|चॉकलेट',
  drinks: 'पानी|दूध|जूस|रस',
  nutrients: 'आयरन|लोहा|लौह|फोलेट|फोलिक एसिड|कैल्शियम|विटामिन (?:ए|डी|बी ?12)|आयोडीन|कोलीन|प्रोटीन|फाइबर',
  links:
    'की|का|के|को|में|से|कम|तक|लगभग|करीब|दिन|रोज|रोज़|प्रति|प्रतिदिन|ज़्यादा|ज्यादा|अधिक|नहीं|न|या|होता|होती|है|कॉफी|कॉफ़ी|चाय|मात्रा|एक|हर|कप',
  leads: 'और|को|में|रोज़|रोज|दिन',
  says: String.raw`ज़रूरत|जरूरत|चाहिए|आहार|भोजन|खाने|कप|100 ?(?:ग्राम|g)|होता|होती`,
};

const arabic: FoodTongue = {
  caffeine: 'كافيين|الكافيين|كافايين|الكافايين',
  coffees: 'قهوة|القهوة|شاي|الشاي|كولا',
  drinks: 'ماء|الماء|حليب|الحليب|عصير|العصير|سوائل|السوائل',
  nutrients:
    '(?:ال)?حديد|(?:ال)?فولات|حمض الفوليك|(?:ال)?كالسيوم|فيتامين (?:ا|د|ب ?12)|(?:ال)?يود|(?:ال)?كولين|(?:ال)?بروتين|(?:ال)?الياف',
  links:
    'من|في|عن|الى|ب|اقل|اكثر|حوالي|نحو|تقريبا|يوميا|اليوم|لا|يزيد|تزيد|يتجاوز|تتجاوزي|حد|اقصى|على|او|هو|كوب|القهوة|قهوة|الشاي|شاي|كمية',
  leads: 'من|و|الى|كمية',
  says: String.raw`تحتاج\S*|طعام|الطعام|غذاء|اطعمة|الاطعمة|كوب|حصة|100 ?(?:غ|غرام|جرام|g)|يحتوي|تحتوي|فيه|فيها`,
};

const swahili: FoodTongue = {
  caffeine: 'kafeini',
  coffees: 'kahawa|chai|kola',
  drinks: 'maji|maziwa|juisi|supu',
  nutrients:
    'chuma|madini ya chuma|foleti|asidi ya foliki|kalsiamu|vitamini [ad]|vitamini b ?12|iodini|kolini|protini|nyuzinyuzi',
  links:
    'ya|za|la|cha|wa|kwa|siku|chini|zaidi|kidogo|isiyozidi|isizidi|zisizidi|hadi|takriban|karibu|kama|kila|ina|zina|yenye|au|ni|si|kahawa|chai|kikombe|kiasi|pungufu',
  leads: 'ya|na|za|wa',
  says: String.raw`unahitaji|mahitaji|chakula|vyakula|lishe|kikombe|gramu 100|100 ?g|ina|zina`,
};

/** A number of them that is given so often is an order, whatever it is a number of. */
const NOT_SO_OFTEN = String.raw`(?!\s*(?:every|twice|(?:two|three|four|\d) times|cada \d|toutes les|fois|mara))`;
const PIECE =
  'tablets?|pills?|capsules?|caplets?|gummies|comprimidos?|pastillas?|comprimes?|gelules?|vidonge|गोली|गोलियाँ|حبوب|اقراص';

/** Medicines, and forms in which only they come: beside them a nutrient is a medicine too (clinical rules 5.6). */
const NO_FOOD = pattern(
  whole(
    `${PIECE}|supplements?|suplementos?|complements?|medicines?|medications?|drops?|syrup|injections?|jarabe|sirop|gotas|gouttes|carbonate|citrate|sul(?:ph|f)ate|gluconate|fumarate|दवा|दवाई|सिरप|टैबलेट|सप्लीमेंट|دواء|الدواء|مكمل|مكملات|شراب|dawa|tembe|virutubisho`,
  ),
);
/** Nobody tells a dose by it. */
const PER_100 = /(?:per|por|pour|par|kwa|gramu) 100|100 ?(?:g|ml|ग्राम|غ)/u;

interface FoodRules {
  readonly plain: readonly RegExp[];
  readonly caffeine: RegExp;
  readonly coffees: readonly RegExp[];
  readonly nutrients: readonly RegExp[];
  readonly says: RegExp;
}

function rulesOf({ caffeine, coffees, drinks, nutrients, links, leads, says }: FoodTongue): FoodRules {
  const between = (signs: string) => String.raw`(?:${signs}*${whole(links)})*${signs}*`;
  const tied = String.raw`[\s('-]`;
  const after = (things: string, end = NOT_SO_OFTEN) =>
    pattern(String.raw`${AMOUNT}${between(tied)}(${whole(things)})(?!-|\s?${whole(PIECE)})${end}`, 'gu');
  // One thing can have several amounts: "of caffeine, tea 50 mg, so stay under 200 mg".
  const before = (things: string) => {
    const near = String.raw`[\s,;:=('–-]`;
    return String.raw`(${whole(things)})(?!-)(?:${between(near)}${AMOUNT}(?!\s?(?:of|de|d'|ya|za|من)\s)${NOT_SO_OFTEN})+`;
  };
  return {
    plain: [after(caffeine), after(drinks, ''), pattern(before(caffeine), 'gu')],
    caffeine: pattern(whole(caffeine)),
    coffees: [pattern(before(coffees), 'gu')],
    nutrients: [
      after(nutrients),
      pattern(
        String.raw`(?<=^\s*|[^a-z\u0620-\u064a\u0900-\u0963\s]\s*|(?<!${LETTER})(?:${leads})\s)${before(nutrients)}`,
        'gu',
      ),
    ],
    says: pattern(whole(says)),
  };
}

const tongues = [english, spanish, french, hindi, arabic, swahili].map(rulesOf);

const without = (text: string, facts: readonly RegExp[]): string =>
  facts.reduce((rest, fact) => rest.replace(fact, '$1'), text);

/**
 * The text without the amounts of its facts about food; what is left is judged as a dose. An order to take a nutrient is
 * no fact.
 * @param text as `unmarked` gives it
 */
export function withoutFoodFacts(text: string, isOrder: boolean): string {
  const maySayNutrients = !NO_FOOD.test(text) && (!isOrder || PER_100.test(text));
  return tongues.reduce((rest, { plain, caffeine, coffees, nutrients, says }) => {
    const facts = !isOrder && caffeine.test(text) ? [...plain, ...coffees] : plain;
    const left = without(rest, facts);
    return maySayNutrients && says.test(text) ? without(left, nutrients) : left;
  }, text);
}
