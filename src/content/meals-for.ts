import { dietNames, joints, plain } from './diet-names.ts';
import { foodsEaten } from './foods-eaten.ts';
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
const BETWEEN = new RegExp(`[,;،؛/&+\n]|\\s(?:${joints.and}|na|${joints.with}|${joints.but})\\s`, 'iu');

/** What somebody wrote about how she eats, as far as it is understood; the rest is said back to her. */
export function readDiets(preferences: readonly string[]): { diets: Diet[]; unknown: string[]; isKeto: boolean } {
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
