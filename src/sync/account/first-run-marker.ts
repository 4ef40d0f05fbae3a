/**
 * The id of the user whose first run is open on this phone. It is written when a sign-up here has created the profile,
 * so that a second phone and an account with data never have it. The sign-out removes it.
 */
const KEY = 'maia-first-run';

export const openFirstRun = (userId: string): void => localStorage.setItem(KEY, userId);

/** Whether this user has signed up here and has neither finished nor left the first run. */
export const isFirstRunOpen = (userId: string): boolean => localStorage.getItem(KEY) === userId;

export const endFirstRun = (): void => localStorage.removeItem(KEY);
