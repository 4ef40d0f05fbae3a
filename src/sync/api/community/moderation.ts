import { Query } from 'appwrite';
import { forumNotice, type ForumNotice } from '@/model/forum/forum-notice.ts';
import type { ModerationQueue, ReportReason } from '@/model/forum/forum-report.ts';
import { callForum } from '@/sync/outbox/send-forum.ts';
import { listOnline } from '@/sync/api/documents/list-online.ts';
import type { ForumTarget } from './forum.ts';

/** What a moderator can do. `dismiss`: the text is fine. `unwarn` and `reopen` undo `warn` and a decision. */
export type ModerationAction =
  'lock' | 'unlock' | 'pin' | 'unpin' | 'hide' | 'show' | 'warn' | 'unwarn' | 'dismiss' | 'reopen';

/**
 * @param reason what the author reads; only for `hide` and `warn`
 * @throws BackendRefusal; TypeError when it cannot be reached
 */
export const moderate = (
  userId: string,
  target: ForumTarget,
  action: ModerationAction,
  reason?: ReportReason,
): Promise<unknown> => callForum(userId, '/moderate', { ...target, action, ...(reason && { reason }) });

/** The reported and the hidden texts, for moderators. @throws as `moderate` */
export const readModerationQueue = (userId: string): Promise<ModerationQueue> => callForum(userId, '/reports', {});

/** What moderators did with the user's texts, and why, the newest first. */
export type OwnNotice = ForumNotice & { readonly id: string };

/** More notices than one page of the forum shows. */
const MAX_NOTICES = 100;

/** The server lists only the user's own. @throws when there is no network */
export const listOwnNotices = async (): Promise<readonly OwnNotice[]> =>
  (await listOnline(forumNotice.collection, [
    Query.orderDesc('$createdAt'),
    Query.limit(MAX_NOTICES),
  ])) as unknown as OwnNotice[];
