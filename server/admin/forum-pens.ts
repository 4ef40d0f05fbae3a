import { DATABASE_ID } from '../../src/model/database-id.ts';
import { forumAuthor } from '../../src/model/forum-author.ts';
import { isNamed } from '../../src/model/forum-muting.ts';
import { forumPost } from '../../src/model/forum-post.ts';
import { forumTopic } from '../../src/model/forum-topic.ts';
import type { Schema } from '../schema/schema.ts';
import type { DocumentContext } from '../documents/document-context.ts';
import type { StoredDocument } from '../store/document-table.ts';

/** What stands in the forum without a name names a pen, and not an account. */
export interface Pens {
  readonly own: ReadonlySet<string>;
  /** Anybody may make an account with the pen of another person for its id. */
  readonly isAnothers: boolean;
}

const texts: readonly string[] = [forumTopic.collection, forumPost.collection];

/** The pens of an account, before its rows are gone. */
export function pensOf(context: DocumentContext, schema: Schema, userId: string): Pens {
  const authors = schema.databases.get(DATABASE_ID)?.collections.get(forumAuthor.collection);
  const rows = authors
    ? context
        .tableOf(authors)
        .naming(userId)
        .map(({ data }) => data)
    : [];
  const own = rows.filter((row) => row['userId'] === userId).map((row) => String(row['penId']));
  return { own: new Set(own), isAnothers: rows.some((row) => row['penId'] === userId) };
}

/** Under which ids something in this collection is hers. */
export const ownIdsIn = (collection: string, userId: string, { own }: Pens): string[] =>
  texts.includes(collection) ? [userId, ...own] : [userId];

/** Whether a document has her account's id for a pen, so that it is not about her. */
export function isAnothers(collection: string, userId: string, { data }: StoredDocument, pens: Pens): boolean {
  if (!pens.isAnothers) return false;
  if (collection === forumAuthor.collection) return data['userId'] !== userId;
  return texts.includes(collection) && data['userId'] === userId && !isNamed({ userName: String(data['userName']) });
}
