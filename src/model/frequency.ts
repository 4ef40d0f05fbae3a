/**
 * The words that a reminder's `frequency` keeps for what is offered, how many times a day it means, where it does, and
 * every how many days, where that is not each.
 */
export const frequencies = {
  once: { text: 'Once a day', times: 1 },
  twice: { text: 'Twice a day', times: 2 },
  thrice: { text: 'Three times a day', times: 3 },
  four: { text: 'Four times a day', times: 4 },
  every6h: { text: 'Every 6 hours', times: 4 },
  every8h: { text: 'Every 8 hours', times: 3 },
  every12h: { text: 'Every 12 hours', times: 2 },
  otherDay: { text: 'Every other day', times: null, everyDays: 2 },
  weekly: { text: 'Once a week', times: null, everyDays: 7 },
  bedtime: { text: 'At bedtime', times: 1 },
  beforeMeals: { text: 'Before meals', times: null },
  withMeals: { text: 'With meals', times: null },
  afterMeals: { text: 'After meals', times: null },
  /** No alarm: logged when used. */
  asNeeded: { text: 'As needed', times: 0 },
} as const satisfies Record<string, { text: string; times: number | null; everyDays?: number }>;

export type Frequency = keyof typeof frequencies;
export const frequencyNames = Object.keys(frequencies) as Frequency[];

const plain = (text: string) => text.trim().toLowerCase();

/** Which offered frequency a text is, in capitals or not; null when somebody wrote their own. */
export const frequencyOf = (text: string): Frequency | null =>
  frequencyNames.find((name) => plain(frequencies[name].text) === plain(text)) ?? null;

/** Every how many days an offered frequency means by itself, null when each day or own words. */
export function daysMeant(frequency: Frequency | 'own' | '' | null): number | null {
  if (!frequency || frequency === 'own') return null;
  const meant = frequencies[frequency];
  return 'everyDays' in meant ? meant.everyDays : null;
}
