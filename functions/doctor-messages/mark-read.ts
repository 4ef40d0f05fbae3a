import { grant } from '../../src/model/permission.ts';

export interface HeldMessage {
  readonly $id: string;
  readonly $permissions: readonly string[];
  readonly userId: string;
  readonly doctorId: string;
  readonly senderId: string;
  readonly isRead: boolean | null;
}

/** One page of the database, and more than fits on a screen. */
export const MOST_IDS = 100;
const idPattern = /^[a-zA-Z0-9][a-zA-Z0-9._-]{0,35}$/;

/** The ids a caller asks to mark, or null when the body is not such a question. */
export function readIds(body: string): string[] | null {
  try {
    const { ids } = JSON.parse(body) as { ids?: unknown };
    const isRight =
      Array.isArray(ids) &&
      ids.length > 0 &&
      ids.length <= MOST_IDS &&
      ids.every((id) => typeof id === 'string' && idPattern.test(id));
    return isRight ? (ids as string[]) : null;
  } catch {
    return null;
  }
}

/**
 * Whether this caller may say that he has read a message: he is the party who did not write it, it was handed over to
 * him, and nobody said so before. `isRead` only ever goes to true.
 */
export const mayMarkRead = (message: HeldMessage, caller: string): boolean =>
  message.isRead !== true &&
  message.senderId !== caller &&
  (message.userId === caller || message.doctorId === caller) &&
  message.$permissions.includes(grant('read', `user:${caller}`));
