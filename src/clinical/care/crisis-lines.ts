interface CrisisLine {
  readonly country: string;
  /** The displayed name. */
  readonly name: string;
  readonly number: string;
  /** `support` is not for a crisis. */
  readonly use: 'crisis' | 'support';
}

/**
 * Help lines for thoughts of suicide, or for support after birth (clinical rules 11). Only rows verified at their own
 * source: SAMHSA and HRSA pages. Do not show a row taken from a copied list; the emergency number is shown instead.
 */
export const crisisLines: readonly CrisisLine[] = [
  { country: 'US', name: '988 Suicide & Crisis Lifeline', number: '988', use: 'crisis' },
  { country: 'US', name: 'Maternal Mental Health Hotline', number: '18338526262', use: 'support' },
];

/** The lines of a country; empty where none is verified. */
export const crisisLinesOf = (countryCode: string | null): readonly CrisisLine[] =>
  crisisLines.filter(({ country }) => country === countryCode);
