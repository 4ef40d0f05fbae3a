import { flag, id, instant, integer, required, text, type Values } from './field.ts';
import { sharedRecord } from './record.ts';

export const DEFAULT_USER_NAME = 'Anonymous';
/** Large enough for any forum, small enough to stay an exact number. */
const MOST = 1_000_000_000;

/**
 * A topic of the forum. Written by functions only: its author may change the text, but never the counters beside it.
 * Each one says itself who reads it, so that one that was hidden is gone for everybody else.
 */
export const forumTopic = sharedRecord({
  collection: 'forum_topics',
  title: 'forum topic',
  conflict: 'server',
  collectionGrants: [],
  documentSecurity: true,
  serverOwned: ['lastReplyAt', 'replyCount', 'isLocked', 'isPinned', 'isHidden', 'voteScore'],
  fields: {
    /** An account under a name; without one a pen that belongs to this topic (`forum-author.ts`). */
    userId: required(id()),
    userName: text(128),
    userAvatarUrl: text(2000),
    title: required(text(200)),
    content: required(text(20_000)),
    category: text(64),
    lastReplyAt: instant(),
    replyCount: integer(0, MOST),
    isLocked: flag(false),
    isPinned: flag(false),
    /** A moderator took it out of sight. */
    isHidden: flag(false),
    voteScore: integer(-MOST, MOST),
  },
  indexes: [
    { type: 'fulltext', on: ['title'] },
    { type: 'key', on: ['category'] },
    { type: 'key', on: ['userId'] },
    { type: 'key', on: ['isPinned', 'lastReplyAt'] },
    { type: 'key', on: ['isPinned', 'voteScore'] },
    { type: 'key', on: ['isPinned', '$createdAt'] },
  ],
});
export type ForumTopic = Values<typeof forumTopic.fields>;
