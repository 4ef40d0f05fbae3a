export const slots = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type Slot = (typeof slots)[number];

/** Diets that meals are filtered by (clinical rules 8.3). */
export const diets = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'halal',
  'kosher',
  'hindu-vegetarian',
  'jain',
  'gluten-free',
  'lactose-free',
  'nut-free',
  'egg-free',
  'low-sodium',
  'gdm-friendly',
] as const;
export type Diet = (typeof diets)[number];

export const allergens = ['milk', 'egg', 'peanut', 'nut', 'wheat', 'soy', 'fish', 'shellfish', 'sesame'] as const;
export type Allergen = (typeof allergens)[number];

/** The ingredients of a meal that diets depend on. */
export type Ingredient = Allergen | 'meat' | 'pork' | 'rootVegetable' | 'salty';

export interface Meal {
  readonly id: string;
  readonly title: string;
  readonly slot: Slot;
  readonly holds: readonly Ingredient[];
  readonly nutrients: readonly string[];
  /** Portions of carbohydrate, 0 to 4. */
  readonly carbServings: number;
  /** Whole grains, pulses and vegetables together with protein (clinical rules 8.4). */
  readonly isGdmFriendly: boolean;
  readonly prepMinutes: number;
  /** Suitable for a day of nausea; cheap. */
  readonly fits: readonly ('nausea' | 'lowBudget')[];
  /** Ids of the food rules that apply to it. */
  readonly safety: readonly string[];
}
