export const slots = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type Slot = (typeof slots)[number];

/** Ways of eating that ideas are matched with (clinical rules 8.3). */
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

/** What an idea is made of, as far as diets ask. */
export type Ingredient = Allergen | 'meat' | 'pork' | 'rootVegetable' | 'salty';

export interface Meal {
  readonly id: string;
  readonly title: string;
  readonly slot: Slot;
  readonly holds: readonly Ingredient[];
  readonly nutrients: readonly string[];
  /** Portions of carbohydrate, 0 to 4. */
  readonly carbServings: number;
  /** Whole grains, pulses, vegetables, with protein beside (clinical rules 8.4). */
  readonly isGdmFriendly: boolean;
  readonly prepMinutes: number;
  /** Easy on a day of nausea; cheap. */
  readonly fits: readonly ('nausea' | 'lowBudget')[];
  /** The food rule that goes with it, by the id of its entry. */
  readonly safety: readonly string[];
}
