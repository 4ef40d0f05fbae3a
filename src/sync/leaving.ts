import { inTurn } from '@/db/in-turn.ts';

const lockOf = (userId: string) => `maia-leave-${userId}`;

/** Erases while nobody can begin anew: in another tab the same person may already be typing her password. */
export const whileLeaving = (userId: string, erase: () => Promise<void>): Promise<void> =>
  inTurn(lockOf(userId), erase);

/** Fulfilled when no tab is erasing what this user had here. */
export const untilGone = (userId: string): Promise<void> => whileLeaving(userId, async () => {});

const MARK = 'maia-leaving-';

/** Whose data is being taken off this device: when that is cut off, the next start goes on with it. */
export const leavingHere = (): string[] =>
  Object.keys(localStorage).flatMap((key) => (key.startsWith(MARK) ? [key.slice(MARK.length)] : []));
export const noteLeaving = (userId: string): void => localStorage.setItem(`${MARK}${userId}`, 'yes');
export const forgetLeaving = (userId: string): void => localStorage.removeItem(`${MARK}${userId}`);
