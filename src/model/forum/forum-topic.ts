import { flag, id, instant, integer, required, text, type Values } from '@/model/schema/field.ts';
import { sharedRecord } from '@/model/schema/record.ts';

export const DEFAULT_USER_NAME = 'Anonymous';
/** Large enough for any forum, and still an exact number in JavaScript. */
const MAX_COUNT = 1_000_000_000;

/**
 * A topic of the forum. Only functions write it: the author may change the text, but not the counters in the same
 * document. Read grants are per document, so that a hidden topic can be taken from all other readers.
 */
export const forumTopic = sharedRecord({
  collection: 'forum_topics',
  title: 'forum topic',
  conflict: 'server',
  collectionGrants: [],
  documentSecurity: true,
  serverOwned: ['lastReplyAt', 'replyCount', 'isLocked', 'isPinned', 'isHidden', 'voteScore', 'editedAt'],
  fields: {
    /**
     * An account id if the topic has a name, else a pseudonym that is used in this topic only (`forum-pseudonym.ts`).
     */
    userId: required(id()),
    userName: text(128),
    userAvatarUrl: text(2000),
    title: required(text(200)),
    content: required(text(20_000)),
    category: text(64),
    lastReplyAt: instant(),
    replyCount: integer(0, MAX_COUNT),
    isLocked: flag(false),
    isPinned: flag(false),
    /** A moderator has hidden it. */
    isHidden: flag(false),
    voteScore: integer(-MAX_COUNT, MAX_COUNT),
    /** When the author last changed the text; absent while it is as first written. */
    editedAt: instant(),
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
