import { dietNames, plain } from './diet-names.ts';
import { foodsEaten, WHERE_REFUSAL_BEGINS, type Phrase } from './foods-eaten.ts';
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

/** What stands between two ways of eating; each is read by itself, so that one that is not known is said back. */
const BETWEEN =
  /([,;،؛/&+\n])|\s(and|y|e|et|और|aur|و|na|with|con|avec|مع|but|pero|mais|लेकिन|lekin|لكن|lakini)\s|(?<=\s)(و)(?=[اأآ](?:شرب|كل|تناول|حب))/iu;
const AND = /^(?:and|y|e|et|और|aur|و|na|&)$/i;
const WITH = /^(?:with|con|avec|مع)$/i;
const STARTS_WITH = /^(?:with|con|avec|مع)\s+/i;
/** "Vegetarian (lacto)" eats what it names. */
const KIND_OF_VEGETARIAN = /(?<=veg\p{L}*[\s(-]+)(?:ovo.?)?lacto(?:.?ovo)?(?=\)?$)/u;

interface Part extends Phrase {
  readonly written: string;
}

/** The phrases of what was written, with what joins each to the one before. */
const partsOf = (preferences: readonly string[]): Part[] =>
  preferences.flatMap((preference) => {
    const parts: Part[] = [];
    let joint: Phrase['joint'] = STARTS_WITH.test(preference.trim()) ? 'with' : 'other';
    // The brackets of the expression make every other piece what stands between, of which one is given.
    for (const [at, piece] of preference
      .replaceAll(/[()]/g, ' ')
      .replaceAll(WHERE_REFUSAL_BEGINS, ', ')
      .split(BETWEEN)
      .entries()) {
      if (at % 4 !== 0) {
        if (piece) joint = AND.test(piece) ? 'and' : WITH.test(piece) ? 'with' : 'other';
        continue;
      }
      const written = piece.trim();
      const text = plain(written).replace(KIND_OF_VEGETARIAN, '');
      if (text !== '') parts.push({ text: parts.length === 0 ? text.replace(STARTS_WITH, '') : text, joint, written });
    }
    return parts;
  });

/** What somebody wrote about how she eats, as far as it is understood; the rest is said back to her. */
export function readDiets(preferences: readonly string[]): { diets: Diet[]; unknown: string[]; isKeto: boolean } {
  const found = new Set<Diet>();
  const unknown: string[] = [];
  let isKeto = false;
  const parts = partsOf(preferences);
  const eaten = foodsEaten(parts);
  for (const [at, { text, written }] of parts.entries()) {
    const named = dietNames.filter(([pattern]) => pattern.test(text)).map(([, diet]) => diet);
    const isKetoPart = /keto|cetog|कीटो|كيتو/.test(text);
    for (const diet of named) if (!eaten[at]?.has(diet)) found.add(diet);
    if (isKetoPart) isKeto = true;
    else if (named.length === 0) unknown.push(written);
  }
  return { diets: [...found], unknown: [...new Set(unknown)], isKeto };
}
