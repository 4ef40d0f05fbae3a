interface CrisisLine {
  readonly country: string;
  /** As it is shown. */
  readonly name: string;
  readonly number: string;
  /** `support` is not for a crisis. */
  readonly use: 'crisis' | 'support';
}

/**
 * Lines for somebody who thinks of ending her life, or needs support after birth (clinical rules 11). Only rows seen at
 * their own source: SAMHSA and HRSA pages. A row taken from a copied list is not shown; there the emergency number is.
 */
export const crisisLines: readonly CrisisLine[] = [
  { country: 'US', name: '988 Suicide & Crisis Lifeline', number: '988', use: 'crisis' },
  { country: 'US', name: 'Maternal Mental Health Hotline', number: '18338526262', use: 'support' },
];

/** The lines of a country; empty where none has been verified. */
export const crisisLinesOf = (countryCode: string | null): readonly CrisisLine[] =>
  crisisLines.filter(({ country }) => country === countryCode);
