/** Most caffeine a day in pregnancy, mg: the stricter of NHS and ACOG 200 and WHO 300 (clinical rules 8.1). */
export const CAFFEINE_LIMIT_MG = 200;

/** Approximate caffeine per portion, mg (clinical rules 8.1, NHS). */
export const caffeineMg = { coffee: 100, filter: 140, tea: 75, cola: 40, energy: 80, chocolate: 25 } as const;
export type CaffeineDrink = keyof typeof caffeineMg;

/** mg of caffeine in these numbers of portions. */
export const caffeineIn = (counts: Partial<Record<CaffeineDrink, number>>): number =>
  Object.entries(counts).reduce((sum, [drink, count]) => sum + caffeineMg[drink as CaffeineDrink] * count, 0);
