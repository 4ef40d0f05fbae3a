const KEY_PREFIX = 'maia-leaving-';

/** The users whose data is being erased from this device: if that is interrupted, the next start continues. */
export const unfinishedSignOuts = (): string[] =>
  Object.keys(localStorage).flatMap((key) => (key.startsWith(KEY_PREFIX) ? [key.slice(KEY_PREFIX.length)] : []));
export const markSignOut = (userId: string): void => localStorage.setItem(`${KEY_PREFIX}${userId}`, 'yes');
export const clearSignOut = (userId: string): void => localStorage.removeItem(`${KEY_PREFIX}${userId}`);
