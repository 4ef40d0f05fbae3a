import { id, required, type Values } from './field.ts';
import { isNamed, type Authorship } from './forum-muting.ts';
import { sharedRecord } from './record.ts';

/**
 * Under which pen one account writes without a name in one topic. The pen stands in the texts where an account would; only
 * this row says whose it is. A function writes it, she alone reads it. Its own id is made by chance: whether an id is
 * there can be tried out by anybody.
 */
export const forumAuthor = sharedRecord({
  collection: 'forum_authors',
  title: 'forum author',
  conflict: 'server',
  collectionGrants: [],
  documentSecurity: true,
  fields: {
    userId: required(id()),
    topicId: required(id()),
    /** Made by chance: nothing about it tells of an account or of another topic. */
    penId: required(id()),
    /** Follows from account and topic, so that nobody has two pens in one. */
    pairId: required(id()),
  },
  indexes: [
    { type: 'unique', on: ['pairId'] },
    { type: 'key', on: ['userId'] },
    { type: 'key', on: ['topicId'] },
    { type: 'key', on: ['penId'] },
  ],
});
export type ForumAuthor = Values<typeof forumAuthor.fields>;

/** Under which pen the signed-in person writes without a name, by topic. */
export type OwnPens = Readonly<Record<string, string>>;

/** Whether she wrote it. An account may have a pen as its id, so each counts only where it belongs. */
export const isOwnText = (text: Authorship, userId: string, pens: OwnPens): boolean =>
  text.userId === (isNamed(text) ? userId : pens[text.topicId]);
