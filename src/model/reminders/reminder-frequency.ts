/**
 * The offered values of a reminder's `frequency`, with the number of times per day and the interval in days where they
 * have one. `usual`: wall-clock times that the form offers; the user changes them to what the prescriber wrote.
 */
export const frequencies = {
  once: { text: 'Once a day', times: 1, usual: ['08:00'] },
  twice: { text: 'Twice a day', times: 2, usual: ['08:00', '20:00'] },
  thrice: { text: 'Three times a day', times: 3, usual: ['08:00', '14:00', '20:00'] },
  four: { text: 'Four times a day', times: 4, usual: ['08:00', '12:00', '16:00', '20:00'] },
  every6h: { text: 'Every 6 hours', times: 4, usual: ['00:00', '06:00', '12:00', '18:00'] },
  every8h: { text: 'Every 8 hours', times: 3, usual: ['06:00', '14:00', '22:00'] },
  every12h: { text: 'Every 12 hours', times: 2, usual: ['08:00', '20:00'] },
  otherDay: { text: 'Every other day', times: null, everyDays: 2, usual: ['08:00'] },
  weekly: { text: 'Once a week', times: null, everyDays: 7, usual: ['08:00'] },
  bedtime: { text: 'At bedtime', times: 1, usual: ['22:00'] },
  beforeMeals: { text: 'Before meals', times: null, usual: ['07:30', '12:30', '18:30'] },
  withMeals: { text: 'With meals', times: null, usual: ['08:00', '13:00', '19:00'] },
  afterMeals: { text: 'After meals', times: null, usual: ['08:30', '13:30', '19:30'] },
  /** No alarm: the user logs each use. */
  asNeeded: { text: 'As needed', times: 0, usual: [] },
} as const satisfies Record<
  string,
  { text: string; times: number | null; everyDays?: number; usual: readonly string[] }
>;

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

/** The times `HH:mm` that the form fills in for a frequency; none for the user's own words, which Maia does not read. */
export const usualTimes = (frequency: Frequency | 'own' | ''): readonly string[] =>
  frequency === '' || frequency === 'own' ? [] : frequencies[frequency].usual;

/** Whether a reminder with this `frequency` would never be due without times; only "As needed" is meant to have none. */
export const needsTimes = (frequency: string): boolean => frequencyOf(frequency) !== 'asNeeded';
