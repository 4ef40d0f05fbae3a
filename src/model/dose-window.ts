/** A dose without an answer counts as missed so long (ms) after it was due (clinical rules 10 [P]). Never told as a permission. */
export const DOSE_WINDOW_MS = 2 * 60 * 60_000;

/** "Later" means so much later, in ms, for the phone and for the function that rings again. */
export const LATER_MS = 15 * 60_000;
