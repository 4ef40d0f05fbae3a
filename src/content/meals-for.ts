import type { Diet, Ingredient, Meal } from './meal.ts';

/** What an idea must not hold for each way of eating. `gdm-friendly` is asked of the idea itself. */
const without: Readonly<Record<Exclude<Diet, 'gdm-friendly'>, readonly Ingredient[]>> = {
  vegetarian: ['meat', 'pork', 'fish', 'shellfish'],
  vegan: ['meat', 'pork', 'fish', 'shellfish', 'milk', 'egg'],
  pescatarian: ['meat', 'pork'],
  halal: ['pork'],
  kosher: ['pork', 'shellfish'],
  'hindu-vegetarian': ['meat', 'pork', 'fish', 'shellfish', 'egg'],
  jain: ['meat', 'pork', 'fish', 'shellfish', 'egg', 'rootVegetable'],
  'gluten-free': ['wheat'],
  'lactose-free': ['milk'],
  'nut-free': ['nut', 'peanut'],
  'egg-free': ['egg'],
  'low-sodium': ['salty'],
};

/** The ideas that fit every one of these ways of eating. */
export const mealsFor = (meals: readonly Meal[], chosen: readonly Diet[]): Meal[] =>
  meals.filter((meal) =>
    chosen.every((diet) =>
      diet === 'gdm-friendly' ? meal.isGdmFriendly : !without[diet].some((each) => meal.holds.includes(each)),
    ),
  );

/** Words that people write for a way of eating (clinical rules 8.3), in the languages of the app, without Latin accents. */
const names: readonly (readonly [RegExp, Diet])[] = [
  [/hindu|हिंदू|हिन्दू|هندوس/, 'hindu-vegetarian'],
  [/vegan|vegetalien|plant.?based|वीगन|वेगन|فيغان|نباتية? صرف/, 'vegan'],
  [/pesc[aeo]t|पेस्केटेरियन|سمك دون لحم/, 'pescatarian'],
  [/vegetar|veggie|शाकाहार|نباتي|bila nyama|mboga/, 'vegetarian'],
  [/halal|muslim|m[uo]s[uo]lm|हलाल|मुस्लिम|حلال|مسلم/, 'halal'],
  [/kosher|[ck]as?c?her|jewish|judi[ao]|jui(?:f|ve)|कोशर|كوشر|يهودي/, 'kosher'],
  [/\bjain|जैन|جاين/, 'jain'],
  [/gluten|c(?:oe|œ|e)lia|wheat|trigo|\bble\b|ग्लूटेन|गेहूँ|गेहूं|[غج]لوتين|قمح|ngano/, 'gluten-free'],
  // Who is lacto-vegetarian drinks milk.
  [/lact(?!o.?(?:ovo.?)?veg)|dairy|milk|leche|lait|दूध|लैक्टो|حليب|ألبان|لاكتوز|maziwa/, 'lactose-free'],
  [
    /\bnut|peanut|nue(?:z|ces)|frutos secos|\bmani(?:es)?\b|cacahuete|fruits a coque|noix|arachide|मेव|मूंगफली|मूँगफली|مكسرات|فول سوداني|karanga|korosho|njugu/,
    'nut-free',
  ],
  [/\begg|huevo|oeuf|œuf|अंड|بيض|mayai/, 'egg-free'],
  [/salt|sodium|\bsal\b|sodio|\bsel\b|नमक|ملح|صوديوم|chumvi/, 'low-sodium'],
  [/gdm|diabet|low.?carb|sugar|azucar|sucre|मधुमेह|शुगर|चीनी|سكر|sukari/, 'gdm-friendly'],
];

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

/** What stands between two ways of eating; each is read by itself, so that one that is not known is said back. */
const BETWEEN = /[,;،؛/&+\n]|\s(?:and|y|e|et|और|و|na|with|con|avec)\s/iu;

/** What somebody wrote about how she eats, as far as it is understood; the rest is said back to her. */
export function readDiets(preferences: readonly string[]): { diets: Diet[]; unknown: string[]; isKeto: boolean } {
  const found = new Set<Diet>();
  const unknown: string[] = [];
  let isKeto = false;
  for (const part of preferences.flatMap((preference) => preference.split(BETWEEN))) {
    const text = plain(part);
    if (text === '') continue;
    const named = names.filter(([pattern]) => pattern.test(text)).map(([, diet]) => diet);
    const isKetoPart = /keto|cetog|कीटो|كيتو/.test(text);
    for (const diet of named) found.add(diet);
    if (isKetoPart) isKeto = true;
    else if (named.length === 0) unknown.push(part.trim());
  }
  return { diets: [...found], unknown: [...new Set(unknown)], isKeto };
}
