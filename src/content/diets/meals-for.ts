import { dietNames, conjunctions, plain } from './diet-names.ts';
import { foodsEaten } from './foods-eaten.ts';
import type { Diet, Ingredient, Meal } from '@/content/entries/meal.ts';

/** The excluded ingredients of each diet. `gdm-friendly` is a property of the meal itself. */
const excluded: Readonly<Record<Exclude<Diet, 'gdm-friendly'>, readonly Ingredient[]>> = {
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

/** The meals that fit all of these diets. */
export const mealsFor = (meals: readonly Meal[], chosen: readonly Diet[]): Meal[] =>
  meals.filter((meal) =>
    chosen.every((diet) =>
      diet === 'gdm-friendly' ? meal.isGdmFriendly : !excluded[diet].some((each) => meal.holds.includes(each)),
    ),
  );

/** Separators between two diets; each is parsed separately, so that an unknown one can be listed. */
const BETWEEN = new RegExp(
  `[,;،؛/&+\n]|\\s(?:${conjunctions.and}|na|${conjunctions.with}|${conjunctions.but})\\s`,
  'iu',
);

/** Parses what a user wrote about her diet; the parts that are not understood are returned in `unknown`. */
export function parseDiets(preferences: readonly string[]): { diets: Diet[]; unknown: string[]; isKeto: boolean } {
  const found = new Set<Diet>();
  const unknown: string[] = [];
  let isKeto = false;
  for (const part of preferences.flatMap((preference) => preference.replaceAll(/[()]/g, ' ').split(BETWEEN))) {
    const text = plain(part);
    if (text === '') continue;
    const named = dietNames.filter(([pattern]) => pattern.test(text)).map(([, diet]) => diet);
    const isKetoPart = /keto|cetog|कीटो|كيتو/.test(text);
    for (const diet of named) found.add(diet);
    if (isKetoPart) isKeto = true;
    else if (named.length === 0) unknown.push(part.trim());
  }
  const eaten = foodsEaten(preferences.join(', '));
  return { diets: [...found].filter((diet) => !eaten.includes(diet)), unknown: [...new Set(unknown)], isKeto };
}
