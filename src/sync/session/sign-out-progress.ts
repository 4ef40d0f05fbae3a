import { withLock } from '@/db/scheduling/with-lock.ts';

const lockOf = (userId: string) => `maia-leave-${userId}`;

/** Erases under a lock, so that the same user cannot sign in again meanwhile in another tab. */
export const withUserErasureLock = (userId: string, erase: () => Promise<void>): Promise<void> =>
  withLock(lockOf(userId), erase);

/** Resolves when no tab is erasing this user's data. */
export const untilErased = (userId: string): Promise<void> => withUserErasureLock(userId, async () => {});

const KEY_PREFIX = 'maia-leaving-';

/** The users whose data is being erased from this device: if that is interrupted, the next start continues. */
export const unfinishedSignOuts = (): string[] =>
  Object.keys(localStorage).flatMap((key) => (key.startsWith(KEY_PREFIX) ? [key.slice(KEY_PREFIX.length)] : []));
export const markSignOut = (userId: string): void => localStorage.setItem(`${KEY_PREFIX}${userId}`, 'yes');
export const clearSignOut = (userId: string): void => localStorage.removeItem(`${KEY_PREFIX}${userId}`);
