export interface Contraction {
  /** ms since 1970; `to` is null while the contraction lasts. */
  readonly from: number;
  readonly to: number | null;
}
/** Newest first. */
export type ContractionList = readonly Contraction[];

/** Stored contractions: enough for a long labour. */
const MAX_LENGTH = 200;
/** A second start within this time is an accidental double tap. */
const DOUBLE_TAP_MS = 5000;

/** Starts a contraction at `at`. The one before may have no end, for example because the phone was off. */
export function startContraction(list: ContractionList, at: number): ContractionList {
  const [latest] = list;
  if (latest?.to === null && at - latest.from < DOUBLE_TAP_MS) return list;
  return [{ from: at, to: null }, ...list].slice(0, MAX_LENGTH);
}

/** Ends the running contraction. */
export function endContraction(list: ContractionList, at: number): ContractionList {
  const [latest, ...before] = list;
  return latest?.to === null ? [{ ...latest, to: at }, ...before] : list;
}

/** Restores a cleared list below the contractions timed since. */
export const restoreCleared = (list: ContractionList, cleared: ContractionList): ContractionList =>
  [...list, ...cleared].slice(0, MAX_LENGTH);
