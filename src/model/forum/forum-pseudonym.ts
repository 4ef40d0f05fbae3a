import { id, required, type Values } from '@/model/schema/field.ts';
import { isNamed, type Authorship } from './forum-authorship.ts';
import { sharedRecord } from '@/model/schema/record.ts';

/**
 * The pseudonym under which one account writes anonymously in one topic. Texts contain the pseudonym instead of the
 * account id; only this row links the two. A function writes the row and only the account can read it. The row's id is
 * random, because anybody can test whether a document with a given id exists.
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
    /** The pseudonym. Random, so that it reveals neither the account nor her other topics. */
    penId: required(id()),
    /** Derived from account and topic, so that an account has only one pseudonym in a topic. */
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

/** The pseudonyms of the signed-in user, by topic id. */
export type UserPseudonyms = Readonly<Record<string, string>>;

/**
 * Whether the user wrote this text. An account id may equal a pseudonym, so account ids are compared in named texts
 * only and pseudonyms in anonymous texts only.
 */
export const isWrittenByUser = (text: Authorship, userId: string, pseudonyms: UserPseudonyms): boolean =>
  text.userId === (isNamed(text) ? userId : pseudonyms[text.topicId]);
