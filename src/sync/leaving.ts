import { inTurn } from '@/db/in-turn.ts';

const lockOf = (userId: string) => `maia-leave-${userId}`;

/** Erases while nobody can begin anew: in another tab the same person may already be typing her password. */
export const whileLeaving = (userId: string, erase: () => Promise<void>): Promise<void> =>
  inTurn(lockOf(userId), erase);

/** Fulfilled when no tab is erasing what this user had here. */
export const untilGone = (userId: string): Promise<void> => whileLeaving(userId, async () => {});
