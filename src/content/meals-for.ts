import { diets, type Diet, type Ingredient, type Meal } from './meal.ts';

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

/** Other words that people write for a way of eating (clinical rules 8.3). */
const names: readonly (readonly [RegExp, Diet])[] = [
  [/hindu/, 'hindu-vegetarian'],
  [/vegan|plant.?based/, 'vegan'],
  [/pesc[ae]tarian/, 'pescatarian'],
  [/vegetarian|veggie/, 'vegetarian'],
  [/halal|muslim/, 'halal'],
  [/kosher|jewish/, 'kosher'],
  [/\bjain/, 'jain'],
  [/gluten|c(o)?eliac|wheat/, 'gluten-free'],
  [/lactose|dairy|milk/, 'lactose-free'],
  [/\bnut|peanut/, 'nut-free'],
  [/\begg/, 'egg-free'],
  [/salt|sodium/, 'low-sodium'],
  [/gdm|diabet|low.?carb|sugar/, 'gdm-friendly'],
];

/** What somebody wrote about how she eats, as far as it is understood; the rest is said back to her. */
export function readDiets(preferences: readonly string[]): { diets: Diet[]; unknown: string[]; isKeto: boolean } {
  const found = new Set<Diet>();
  const unknown: string[] = [];
  let isKeto = false;
  for (const preference of preferences) {
    const text = preference.trim().toLowerCase();
    if (text === '') continue;
    const [, diet] = names.find(([pattern]) => pattern.test(text)) ?? [];
    if (/keto/.test(text)) isKeto = true;
    else if (diet) found.add(diet);
    else if ((diets as readonly string[]).includes(text)) found.add(text as Diet);
    else unknown.push(preference.trim());
  }
  return { diets: [...found], unknown, isKeto };
}
