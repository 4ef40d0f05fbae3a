import { DATABASE_ID } from '../../src/model/schema/database-id.ts';
import { forumAuthor } from '../../src/model/forum/forum-pseudonym.ts';
import { isNamed } from '../../src/model/forum/forum-authorship.ts';
import { forumPost } from '../../src/model/forum/forum-post.ts';
import { forumTopic } from '../../src/model/forum/forum-topic.ts';
import type { Schema } from '../schema/schema.ts';
import type { DocumentContext } from '../documents/document-context.ts';
import type { StoredDocument } from '../store/tables/document-table.ts';

/** The forum pseudonyms of one account: an anonymous text has a pseudonym instead of the account's id. */
export interface Pseudonyms {
  readonly ids: ReadonlySet<string>;
  /** Whether the account's id equals another person's pseudonym: any user can create such an account. */
  readonly isIdOfOther: boolean;
}

const forumCollections: readonly string[] = [forumTopic.collection, forumPost.collection];

/** Returns the pseudonyms of an account. Call it before the rows are deleted. */
export function pseudonymsOf(context: DocumentContext, schema: Schema, userId: string): Pseudonyms {
  const authors = schema.databases.get(DATABASE_ID)?.collections.get(forumAuthor.collection);
  const rows = authors
    ? context
        .tableOf(authors)
        .naming(userId)
        .map(({ data }) => data)
    : [];
  const ids = rows.filter((row) => row['userId'] === userId).map((row) => String(row['penId']));
  return { ids: new Set(ids), isIdOfOther: rows.some((row) => row['penId'] === userId) };
}

/** The ids under which documents of this collection belong to the account. */
export const authorIdsIn = (collection: string, userId: string, { ids }: Pseudonyms): string[] =>
  forumCollections.includes(collection) ? [userId, ...ids] : [userId];

/** Whether a document has the account's id as another person's pseudonym; then it does not concern the account. */
export function isPseudonymOfOther(
  collection: string,
  userId: string,
  { data }: StoredDocument,
  pseudonyms: Pseudonyms,
): boolean {
  if (!pseudonyms.isIdOfOther) return false;
  if (collection === forumAuthor.collection) return data['userId'] !== userId;
  return (
    forumCollections.includes(collection) &&
    data['userId'] === userId &&
    !isNamed({ userName: String(data['userName']) })
  );
}
