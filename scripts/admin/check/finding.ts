/**
 * `unsafe` must be changed before real people use the server; `warning` should be; `unknown` could not be checked.
 */
export type Level = 'unsafe' | 'warning' | 'unknown' | 'ok';

/** One thing that was checked. */
export interface Finding {
  readonly level: Level;
  /** What was found. */
  readonly what: string;
  /** What to do; missing when there is nothing to do. */
  readonly advice?: string;
}

export const ok = (what: string): Finding => ({ level: 'ok', what });
export const unsafe = (what: string, advice: string): Finding => ({ level: 'unsafe', what, advice });
export const warning = (what: string, advice: string): Finding => ({ level: 'warning', what, advice });
export const unknown = (what: string, advice?: string): Finding => ({ level: 'unknown', what, advice });
