/**
 * A dose without an answer counts as missed this long after its time (clinical rules 10 [P]). Never show it to users:
 * it is not permission to take a dose late.
 */
export const DOSE_WINDOW_MS = 2 * 60 * 60_000;

/** How long "Later" postpones a reminder, on the phone and in the reminders function. */
export const SNOOZE_MS = 15 * 60_000;
