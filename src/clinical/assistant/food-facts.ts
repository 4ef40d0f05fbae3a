import { GRAMS, HELPINGS, MASS, numberIn, PIECE, VOLUME } from './dose-amounts.ts';
import { foodTongues, wordsOf, type FoodTongue } from './food-words.ts';
import { isWithinCeiling, NUTRIENTS } from './nutrient-ceilings.ts';
import { LETTER, pattern, whole } from './language-pattern.ts';

/**
 * Amounts that are not doses: facts about caffeine, drinks, food, and the nutrients of clinical rules 8.2. A fact
 * connects the amount with a listed thing, using only listed words. In doubt it is a dose.
 */

/**
 * Medicines, and forms that only medicines have. Beside them a nutrient counts as a medicine too (clinical rules 5.6).
 */
const MEDICINES = `${PIECE}|supplements?|suplementos?|complements?|medicines?|medications?|medicamentos?|medicaments?|painkillers?|prescri\\S+|dos(?:es?|age|ing)|dosis|syrup|injections?|powders?|extracts?|thistle|extracto|extrait|jarabe|sirop|(?:cod liver|fish|krill) oil|aceite de (?:pescado|higado)|huile de (?:poisson|foie)|carbonate|citrate|sul(?:ph|f)ate|gluconate|fumarate|chloride|oxide|iodide|sucrose|carbonato|citrato|sulfato|gluconato|fumarato|दवा|दवाई|दवाएं|दवाएँ|दवाइयाँ|सिरप|सप्लीमेंट|खुराक|डोज|डोज़|حبوب|دواء|الدواء|ادوية|الادوية|مكمل|مكملات|شراب|جرعة|الجرعة|جرعات|الجرعات|dawa|virutubisho|dozi|kipimo`;
const NO_FOOD = pattern(whole(MEDICINES));
/** A nutrient taken this often is a medicine. */
const DOSE_FREQUENCY = whole(
  'every \\d+ hours?|every (?:four|six|eight|twelve) hours|twice|(?:two|three|four|\\d) times|cada \\d+ horas|(?:dos|tres|\\d) veces|toutes les|(?:deux|trois|\\d) fois|(?:दो|तीन|चार|\\d) बार|हर \\d+ घंटे|مرتين|مرات|كل \\d+ ساعات|mara \\S+|kila saa \\d+',
);
const doseFrequency = pattern(DOSE_FREQUENCY);

/** "Of" in all languages; the thing that is measured follows. */
const OF = String.raw`(?:(?:of|de|du|ya|za|من|का|की)\s(?:the\s)?|d'|de l'|de la\s|des\s)`;
const BESIDE = 'with|without|after|before|con|sin|avec|sans|مع|بعد|قبل|بدون|na|bila|के साथ|के बाद';
const FOODS = wordsOf('foods');
const DRINKS = wordsOf('drinks');
const VESSELS = wordsOf('vessels');
const ABOUT = String.raw`(?:${whole('about|around|unos|unas|environ|लगभग|करीब|حوالي|نحو|takriban|kama')}\s)?`;
/** Not the last part of a longer number such as "5 000" or "1.5". */
const NOT_WITHIN = String.raw`(?<!\d[.,\s]?|elfu\s)`;
const END = String.raw`\s*$|\s?[).,;:!?।؟،|]|\s?[-–—]\s`;

/** Plain kinds of a drink. Gripe water, or water with a medicine in it, is not one. */
const KINDS_OF_DRINK = String.raw`(?:(?:cold|warm|hot|plain|fresh|clean|breast|whole|skimmed|fortified|orange|apple|grape|prune|tomato|coconut|soya?|almond|oat|lentil|vegetable|chicken|semi-skimmed|a|some)\s){0,2}`;
const DAILY =
  'every|each|an?|per|daily|al|por|cada|par|chaque|toutes|kwa|kila|हर|रोज|रोज़|दिन|लें|पिएं|يوميا|في|كل|for|is|has|in|when|before|after|at';
/** Words after the drink that make it another drink: "eau de gripe", "ماء غريب". */
const KINDS_BEHIND =
  "(?:la |l'|le |las? |los )?(?:sources?|robinet|mer|vaches?|chevre|coco|grifo|vaca|cabra|kunywa|moto|baridi|uvuguvugu|mama|ng'ombe|دافئ|بارد|نظيف|نقي|عادي|كامل|الدسم|الام)";
const OTHER_KIND = String.raw`\s(?:carminati\S+|gripe)|(?:\s(?:of|de|del|du|ya|za)\s|\s(?:d'|de l'))(?!${whole(`${FOODS}|${KINDS_BEHIND}`)})|(?<=(?<!${LETTER})(?:ماء|مياه|حليب|عصير|سوائل))\s(?=${LETTER})(?!${whole(`${FOODS}|${KINDS_BEHIND}|${wordsOf('links')}|${DAILY}|${BESIDE}|بين|عند|ثم`)})`;
const DRINK = String.raw`(${KINDS_OF_DRINK}${whole(DRINKS)}(?!-|\s(?:\S+\s)?(?:magnes|thistle|मैग्न|(?:ال)?مغن)|${OTHER_KIND}))`;
const DRINKING =
  'plenty of|enough|more|drink|sip|bebe|beba|bebes|toma|tome|bois|buvez|boire|पानी पिएं|اشربي|اشرب|تناولي|kunywa|unywe';
const VESSEL = String.raw`${whole(VESSELS)}(?:\s\d+)?`;

/** The first group of each pattern is the drink, if one is named. */
const drinks: readonly (readonly [leastMl: number, RegExp])[] = [
  // Only "of" may stand between an amount and its drink: in "5 ml in water" the amount is of something else.
  [50, pattern(String.raw`${NOT_WITHIN}${VOLUME}\s?${OF}?${DRINK}`, 'gu')],
  [50, pattern(String.raw`${VESSEL}\s?\(\s?${ABOUT}${VOLUME}\)\s?${OF}?${DRINK}`, 'gu')],
  [
    50,
    pattern(
      String.raw`(?<=^[^\p{L}\d]*(?:\d+\.\s)?|[|:#•.]\s|(?<!${LETTER})(?:(?:${VESSELS}|${DRINKING})\s(?:\d+\s)?${OF}?|your\s|(?:${FOODS})\s(?:${BESIDE})\s))${DRINK}(?:\sintake(?:\s(?:to|of|by|at))?)?\s?[(:=,]?\s?${ABOUT}${VOLUME}(?:\)|(?=${END}|\s${whole(DAILY)}))`,
      'gu',
    ),
  ],
  // A vessel with nothing but its volume, when the sentence names the drink.
  [200, pattern(String.raw`()${VESSEL}\s?\(${VOLUME}\)(?!\s?${OF})`, 'gu')],
];
const namesDrink = pattern(whole(`${DRINKS}|drinks`));

function withoutDrinks(text: string, context: string): string {
  const isOfDrink = namesDrink.test(context);
  return drinks.reduce(
    (rest, [minMl, fact]) =>
      rest.replace(fact, (match, name: string) => {
        const ml = Number(/\d/.test(match) ? Math.min(...volumesIn(match)) : Number.NaN);
        return ml >= minMl && isOfDrink ? name : match;
      }),
    text,
  );
}
const volume = pattern(VOLUME, 'gu');
const volumesIn = (text: string): number[] => (text.match(volume) ?? []).map(numberIn);

/** Not castor oil or fish oil. */
const OILS =
  'oil|aceite(?! de (?:ricino|higado|pescado))|huile(?! de (?:ricin|foie|poisson|paraffine))|तेल|زيت(?! (?:ال)?(?:خروع|سمك|كبد))|mafuta(?! ya (?:nyonyo|mnyonyo|samaki))';
/** Foods measured in grams that are never given as a dose. */
const STAPLES =
  'proteins?|fib(?:re|er)|fats?|sugars?|salt|carb(?:ohydrate)?s?|proteinas?|fibra|grasas?|azucar(?:es)?|sal|carbohidratos|proteines?|fibres?|graisses?|lipides|sucres?|sel|glucides|प्रोटीन|फाइबर|वसा|चीनी|नमक|कार्ब\\S*|(?:ال)?(?:بروتين|الياف|دهون|سكر|ملح|كربوهيدرات)|protini|nyuzinyuzi|sukari|chumvi|wanga';
/** Fish is food; fish oil, milk of magnesia and honey syrup are not. */
const NOT_MADE_OF_IT = String.raw`(?!-|\s(?:liver\s)?oil|\s(?:\S+\s)?(?:magnes|thistle|(?:ال)?مغن)|\s${whole(MEDICINES)})`;
/** Drunk in the glucose test. */
const GLUCOSE = 'glucose|glucosa|ग्लूकोज|ग्लूकोज़|(?:ال)?[غج]لوكوز|glukosi';
const SPOONED = String.raw`${whole(`${FOODS}|${STAPLES}|${OILS}`)}${NOT_MADE_OF_IT}`;
const KINDS_OF_FOOD = String.raw`(?:(?:ground|chopped|cooked|raw|dry|peanut|almond|chia|flax|sesame|pumpkin|coconut|sunflower|mustard|vegetable)\s)?`;
const plain: readonly RegExp[] = [
  pattern(String.raw`${NOT_WITHIN}${GRAMS}\s?${OF}?(?:(?:saturated|added|dietary)\s)?(${whole(STAPLES)})`, 'gu'),
  pattern(String.raw`(${whole(STAPLES)})\s?[:(|]?\s?${ABOUT}${GRAMS}(?=${END}|\s${whole(DAILY)})`, 'gu'),
  pattern(String.raw`${NOT_WITHIN}${GRAMS}\s?${OF}?${KINDS_OF_FOOD}(${SPOONED}|${whole(GLUCOSE)})`, 'gu'),
  pattern(String.raw`${NOT_WITHIN}${HELPINGS}\s?${OF}?${KINDS_OF_FOOD}(${SPOONED})`, 'gu'),
  pattern(
    String.raw`(?<=^[^\p{L}\d]*(?:\d+\.\s)?${KINDS_OF_FOOD})(${SPOONED})\s?[,:(|]\s?${ABOUT}${HELPINGS}(?=${END})`,
    'gu',
  ),
];

/** What separates the parts before an amount; each part must name food. */
const PARTS =
  /[,;:&+(|)–—]|\/(?!\d)|\s-\s|(?<![^\s(])(?:and|or|with|without|after|before|in|for|from|per|about|around|con|sin|y|o|en|para|por|avec|sans|et|ou|dans|pour|के साथ|के बाद|और|या|में|مع|بعد|قبل|بدون|و|او|في|حوالي|na|au|bila|kwa|kwenye)(?![^\s])|\sو/u;
const BULLET = /^(?:[-*•–+#]|\d+[.)]\s)\s*/;
const NEAR = String.raw`[\s,:=('|–-]{0,3}`;

function rulesOf({ caffeine, coffees, tea, foods, portions, links, says, needs, orders }: FoodTongue) {
  const through = (signs: string) => String.raw`(?:${signs}{0,3}${whole(links)}){0,10}${signs}{0,3}`;
  const behind = String.raw`(?=${END}|\s${whole(links)}|/\s?${whole('day|dia|jour|दिन|يوم|siku')})`;
  /**
   * What stands before the amount must be a listed thing or nothing; an unknown name, for example of a brand, does not
   * match.
   */
  const precededBy = (before: string) => String.raw`(?<=(?:${before})\s?(?:${whole(links)}\s){0,6})`;
  const START = String.raw`^[^\p{L}\d]*(?:\d+\.\s)?`;
  const NEED = String.raw`(?<![^\s(])${whole(needs)}:?`;
  const SAID = String.raw`(?<![^\s(])${whole(says)}`;
  /** After these words an amount is of a nutrient, whether or not the sentence names a food. */
  const NEEDED = String.raw`${START}|${NEED}|(?<![^\s(])(?:${whole(NUTRIENTS)})[,;]?`;
  const ANY = String.raw`${NEEDED}|[.,;:|(—–#]|\s-|${SAID}|(?<![^\s(])(?:${whole(`${foods}|${caffeine}`)})`;
  const after = (things: string, before: string) =>
    pattern(
      String.raw`${NOT_WITHIN}${precededBy(before)}${MASS}${through(String.raw`[\s('-]`)}(${whole(things)})(?!-|\s?${whole(PIECE)})${behind}`,
      'gu',
    );
  // One thing can have several amounts: "of caffeine, tea 50 mg, so stay under 200 mg".
  const before = (things: string) =>
    String.raw`(${whole(things)})(?!-)(?:${through(String.raw`[\s,;:=('|–-]`)}${MASS}(?!\s?${OF})${behind})+`;
  const unlike = String.raw`(?<!(?<!${LETTER})(?:no|${BESIDE})\s(?:\S+\s)?)`;
  const coffee = `${coffees}|${tea}`;
  return {
    caffeine: pattern(whole(caffeine)),
    named: pattern(whole(`${NUTRIENTS}|${caffeine}|${coffees}|${STAPLES}`), 'gu'),
    caffeineFacts: [
      after(caffeine, String.raw`${ANY}|(?<![^\s(])${whole(orders)}`),
      pattern(unlike + before(caffeine), 'gu'),
    ],
    coffeeFacts: [pattern(unlike + before(coffee), 'gu')],
    ended: pattern(String.raw`^(?:${behind}|\s\()`),
    ordered: pattern(whole(orders)),
    needed: [after(NUTRIENTS, NEEDED), pattern(precededBy(NEEDED) + before(NUTRIENTS), 'gu')],
    stated: [after(NUTRIENTS, ANY), pattern(precededBy(ANY) + before(NUTRIENTS), 'gu')],
    neededInOrder: [after(NUTRIENTS, NEED)],
    statedInOrder: [after(NUTRIENTS, `${NEED}|${SAID}`)],
    food: pattern(whole(`${foods}|${portions}|${coffees}`)),
    foodOrTea: pattern(whole(`${foods}|${portions}|${coffee}`)),
    /** "Lentils (6.6 mg per cup)" */
    ofPortion: pattern(
      String.raw`(${whole(foods)})${NEAR}${ABOUT}${MASS}\s?(?:per|a|in a|each|por|par|pour|प्रति|لكل|kwa)\s(?:\S+\s)?${whole(portions)}`,
      'gu',
    ),
  };
}

const languageRules = foodTongues.map(rulesOf);
const FOOD = whole(`${wordsOf('kinds')}|${FOODS}|${DRINKS}|${VESSELS}|${wordsOf('portions')}`);
const namesFood = pattern(FOOD);
/** The amount belongs to the thing beside or compared with the food, not to the food. */
const besideFood = pattern(
  String.raw`${whole(`${BESIDE}|like|as much as|than|as|como|comme|जैसे|مثل|kama`)}\s(?:\S+\s){0,3}${FOOD}`,
  'gu',
);

const without = (text: string, facts: readonly RegExp[]): string =>
  facts.reduce(
    (rest, fact) => rest.replace(fact, (match, name: string) => (isWithinCeiling(match, name) ? name : match)),
    text,
  );

const measure = pattern(`${MASS}|${GRAMS}`, 'gu');
const mass = pattern(MASS);

/**
 * In a list about a nutrient, removes the amount of one food: only food and its portion may stand before the amount.
 */
function withoutItem(
  text: string,
  opener: string,
  { named, food, foodOrTea, caffeine, ended }: (typeof languageRules)[number],
): string {
  const amounts = (text.match(measure) ?? []).filter((one) => mass.test(one) || numberIn(one) < 5);
  const [amount] = amounts;
  if (amount === undefined || amounts.length > 1) return text;
  const at = text.indexOf(amount);
  const head = text.slice(0, at);
  if (!ended.test(text.slice(at + amount.length))) return text;
  const names = `${opener} ${head}`.match(named) ?? [];
  if (!names.some((name) => isWithinCeiling(amount, name))) return text;
  const known = caffeine.test(opener) ? foodOrTea : food;
  const parts = head
    .replace(BULLET, '')
    .split(PARTS)
    .filter((part) => part.trim() !== '');
  return parts.length > 0 && parts.every((part) => known.test(part)) ? text.replace(amount, '') : text;
}

/**
 * The text without the amounts of its food facts. An amount that is left is a dose.
 * @param text returned by `unmarked`
 * @param opener first line of the list that contains the text; the text inherits its subject
 * @param isListed whether the text is a line of a list
 */
export function withoutFoodFacts(text: string, opener: string, isListed: boolean): string {
  const context = `${opener} ${text}`;
  const drunk = plain.reduce((rest, fact) => rest.replace(fact, '$1'), withoutDrinks(text, context));
  if (NO_FOOD.test(context) || doseFrequency.test(text)) return drunk;
  const isOrdered = languageRules.some(
    ({ ordered }) => ordered.test(text) || (ordered.test(opener) && !namesFood.test(opener)),
  );
  // A brand can contain calcium too: "has" states a fact only where food is named.
  const kind = namesFood.test(text.replaceAll(besideFood, ' ')) ? 'stated' : 'needed';
  return languageRules.reduce((rest, rules) => {
    const facts = [...rules.caffeineFacts, ...rules[isOrdered ? (`${kind}InOrder` as const) : kind]];
    if (rules.caffeine.test(context)) facts.push(...rules.coffeeFacts);
    const others = without(rest, facts).replace(rules.ofPortion, (match, name: string) =>
      (context.match(rules.named) ?? []).some((nutrient) => isWithinCeiling(match, nutrient)) ? name : match,
    );
    return isListed ? withoutItem(others, opener, rules) : others;
  }, drunk);
}
