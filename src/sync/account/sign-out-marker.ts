import { withLock } from '@/db/scheduling/with-lock.ts';

/** Marks that a user signed out; contains no name and no id. */
const KEY = 'maia-left';

/** A sign-out without a network leaves a session open on the server, whose cookie no script can remove. */
export const setSignedOut = (): void => localStorage.setItem(KEY, 'yes');
export const wasSignedOut = (): boolean => localStorage.getItem(KEY) !== null;
export const clearSignedOut = (): void => localStorage.removeItem(KEY);

const LOCK = 'maia-left';

/** Runs work on the session of the signed-out user: one tab at a time, in the order of the calls. */
export const withSignOutLock = <T>(work: () => Promise<T>): Promise<T> => withLock(LOCK, work);
