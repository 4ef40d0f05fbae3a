/**
 * The offered values of a reminder's `frequency`, with the number of times per day and the interval in days where they
 * have one.
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
  /** No alarm: the user logs each use. */
  asNeeded: { text: 'As needed', times: 0 },
} as const satisfies Record<string, { text: string; times: number | null; everyDays?: number }>;

export type Frequency = keyof typeof frequencies;
export const frequencyNames = Object.keys(frequencies) as Frequency[];

const plain = (text: string) => text.trim().toLowerCase();

/** The offered frequency that a text equals, ignoring case; null for the user's own words. */
export const frequencyOf = (text: string): Frequency | null =>
  frequencyNames.find((name) => plain(frequencies[name].text) === plain(text)) ?? null;

/** The interval in days that an offered frequency implies; null when daily or for the user's own words. */
export function intervalDays(frequency: Frequency | 'own' | '' | null): number | null {
  if (!frequency || frequency === 'own') return null;
  const offered = frequencies[frequency];
  return 'everyDays' in offered ? offered.everyDays : null;
}
