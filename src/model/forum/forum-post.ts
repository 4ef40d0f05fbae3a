import { flag, id, instant, integer, required, text, type Values } from '@/model/schema/field.ts';
import { sharedRecord } from '@/model/schema/record.ts';

const MAX_COUNT = 1_000_000_000;

/** A reply to a topic. Only functions write it. Readers are named in its grants, as for the topic. */
export const forumPost = sharedRecord({
  collection: 'forum_posts',
  title: 'forum post',
  conflict: 'server',
  collectionGrants: [],
  documentSecurity: true,
  serverOwned: ['voteScore', 'isHidden', 'editedAt'],
  fields: {
    /** As in `forumTopic`. */
    userId: required(id()),
    userName: text(128),
    userAvatarUrl: text(2000),
    topicId: required(id()),
    content: required(text(20_000)),
    /** A moderator has hidden it. */
    isHidden: flag(false),
    voteScore: integer(-MAX_COUNT, MAX_COUNT),
    /** When the author last changed the text; absent while it is as first written. */
    editedAt: instant(),
  },
  indexes: [
    { type: 'key', on: ['topicId', '$createdAt'] },
    { type: 'key', on: ['userId'] },
    { type: 'fulltext', on: ['content'] },
  ],
});
export type ForumPost = Values<typeof forumPost.fields>;
