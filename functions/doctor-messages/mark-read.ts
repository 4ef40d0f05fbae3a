import { grant } from '../../src/model/schema/permission.ts';

export interface ServerMessage {
  readonly $id: string;
  readonly $permissions: readonly string[];
  readonly userId: string;
  readonly doctorId: string;
  readonly senderId: string;
  readonly isRead: boolean | null;
}

/** One database page, and more messages than fit on a screen. */
export const MAX_IDS = 100;
const idPattern = /^[a-zA-Z0-9][a-zA-Z0-9._-]{0,35}$/;

/** The message ids in the request body, or null when the body is not valid. */
export function readIds(body: string): string[] | null {
  try {
    const { ids } = JSON.parse(body) as { ids?: unknown };
    const isValid =
      Array.isArray(ids) &&
      ids.length > 0 &&
      ids.length <= MAX_IDS &&
      ids.every((id) => typeof id === 'string' && idPattern.test(id));
    return isValid ? (ids as string[]) : null;
  } catch {
    return null;
  }
}

/**
 * Whether this caller may mark the message as read: the caller received it, may read it, and it is still unread.
 * `isRead` only changes from false to true.
 */
export const mayMarkRead = (message: ServerMessage, caller: string): boolean =>
  message.isRead !== true &&
  message.senderId !== caller &&
  (message.userId === caller || message.doctorId === caller) &&
  message.$permissions.includes(grant('read', `user:${caller}`));
