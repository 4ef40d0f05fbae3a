import { flag, id, integer, required, text, type Values } from './field.ts';
import { sharedRecord } from './record.ts';

const MOST = 1_000_000_000;

/** A reply to a topic. Written by functions only, and read by whom it names, like the topic. */
export const forumPost = sharedRecord({
  collection: 'forum_posts',
  title: 'forum post',
  conflict: 'server',
  collectionGrants: [],
  documentSecurity: true,
  serverOwned: ['voteScore', 'isHidden'],
  fields: {
    /** As in the topic. */
    userId: required(id()),
    userName: text(128),
    userAvatarUrl: text(2000),
    topicId: required(id()),
    content: required(text(20_000)),
    /** A moderator took it out of sight. */
    isHidden: flag(false),
    voteScore: integer(-MOST, MOST),
  },
  indexes: [
    { type: 'key', on: ['topicId', '$createdAt'] },
    { type: 'key', on: ['userId'] },
    { type: 'fulltext', on: ['content'] },
  ],
});
export type ForumPost = Values<typeof forumPost.fields>;
