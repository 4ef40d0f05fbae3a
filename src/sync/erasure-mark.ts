/** Says whose account was asked to be erased from this phone, until the answer is known. */
const MARK = 'maia-erasing';

export const noteErasure = (userId: string): void => localStorage.setItem(MARK, userId);
export const forgetErasure = (): void => localStorage.removeItem(MARK);
/** Was the erasure of this account asked for, and the answer never heard? */
export const isErasureOpen = (userId: string): boolean => localStorage.getItem(MARK) === userId;
