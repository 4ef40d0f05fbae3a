export interface Contraction {
  /** ms since 1970; `to` is null while it lasts. */
  readonly from: number;
  readonly to: number | null;
}
/** The newest first. */
export type ContractionList = readonly Contraction[];

/** The longest list that is kept: a long labour's worth. */
const MOST = 200;
/** No two begin as fast: the second tap of a shaking finger. */
const SAME_TAP_MS = 5000;

/** One has begun at `at`, also where nobody said that the one before was over: the phone may have been off by then. */
export function begun(list: ContractionList, at: number): ContractionList {
  const [latest] = list;
  if (latest?.to === null && at - latest.from < SAME_TAP_MS) return list;
  return [{ from: at, to: null }, ...list].slice(0, MOST);
}

/** The one that lasts is over. */
export function ended(list: ContractionList, at: number): ContractionList {
  const [latest, ...before] = list;
  return latest?.to === null ? [{ ...latest, to: at }, ...before] : list;
}

/** A list that was cleared is there again, below what has been timed since. */
export const withCleared = (list: ContractionList, cleared: ContractionList): ContractionList =>
  [...list, ...cleared].slice(0, MOST);
