import { id, integer, required, text, type Values } from './field.ts';
import { sharedRecord } from './record.ts';

const MOST = 1_000_000_000;

/** A reply to a topic. Written by functions only, like the topic. */
export const forumPost = sharedRecord({
  collection: 'forum_posts',
  title: 'forum post',
  conflict: 'server',
  collectionGrants: ['read("users")'],
  serverOwned: ['voteScore'],
  fields: {
    userId: required(id()),
    userName: text(128),
    userAvatarUrl: text(2000),
    topicId: required(id()),
    content: required(text(20_000)),
    voteScore: integer(-MOST, MOST),
  },
  indexes: [
    { type: 'key', on: ['topicId'] },
    { type: 'fulltext', on: ['content'] },
  ],
});
export type ForumPost = Values<typeof forumPost.fields>;
