import { choice, id, required, type Values } from '@/model/schema/field.ts';
import { sharedRecord } from '@/model/schema/record.ts';
import { reportReasons } from './forum-report.ts';

/**
 * What a moderator did with a text, and why, for its author. A function writes it and only the author can read it: it
 * links an anonymous text to an account, so moderators cannot read it. Restoring the text or taking the warning back
 * deletes it.
 */
export const forumNotice = sharedRecord({
  collection: 'forum_notices',
  title: 'forum notice',
  conflict: 'server',
  collectionGrants: [],
  documentSecurity: true,
  fields: {
    /** The author of the text. */
    userId: required(id()),
    targetId: required(id()),
    targetType: required(choice(['topic', 'post'])),
    /** The topic in which the text stands. */
    topicId: required(id()),
    action: required(choice(['hide', 'warn'])),
    reason: required(choice(reportReasons)),
  },
  indexes: [
    { type: 'key', on: ['userId'] },
    { type: 'key', on: ['targetId'] },
  ],
});
export type ForumNotice = Values<typeof forumNotice.fields>;
