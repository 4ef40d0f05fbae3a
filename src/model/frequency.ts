/** The words that a reminder's `frequency` keeps for what is offered, and how many times a day it means, where it does. */
export const frequencies = {
  once: { text: 'Once a day', times: 1 },
  twice: { text: 'Twice a day', times: 2 },
  thrice: { text: 'Three times a day', times: 3 },
  four: { text: 'Four times a day', times: 4 },
  every6h: { text: 'Every 6 hours', times: 4 },
  every8h: { text: 'Every 8 hours', times: 3 },
  every12h: { text: 'Every 12 hours', times: 2 },
  otherDay: { text: 'Every other day', times: null },
  weekly: { text: 'Once a week', times: null },
  bedtime: { text: 'At bedtime', times: 1 },
  beforeMeals: { text: 'Before meals', times: null },
  withMeals: { text: 'With meals', times: null },
  afterMeals: { text: 'After meals', times: null },
  /** No alarm: logged when used. */
  asNeeded: { text: 'As needed', times: 0 },
} as const satisfies Record<string, { text: string; times: number | null }>;

export type Frequency = keyof typeof frequencies;
export const frequencyNames = Object.keys(frequencies) as Frequency[];

/** Which offered frequency a text is, null when somebody wrote their own. */
export const frequencyOf = (text: string): Frequency | null =>
  frequencyNames.find((name) => frequencies[name].text === text.trim()) ?? null;
