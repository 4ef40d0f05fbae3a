/** Stores whose account erasure was requested on this device, until the outcome is known. */
const KEY = 'maia-erasing';

export const markErasure = (userId: string): void => localStorage.setItem(KEY, userId);
export const clearErasure = (): void => localStorage.removeItem(KEY);
/** Whether the erasure of this account was requested and its response was lost. */
export const isErasurePending = (userId: string): boolean => localStorage.getItem(KEY) === userId;
