import { Query } from 'appwrite';
import type { RemoteDocument } from '@/sync/transport/remote.ts';

/**
 * A position in the order `($updatedAt, $id)`. Not an Appwrite cursor: the document of a cursor may be changed or
 * deleted.
 */
export interface KeysetCursor {
  readonly updatedAt: string;
  readonly id: string;
}

/**
 * `$updatedAt` is stamped before the commit, so a document may become visible behind one that was already read. Each
 * cycle therefore reads the last minute again (database timeout 15 s, and clocks that differ).
 */
export const OVERLAP_MS = 60_000;

/** A query for documents that contain this user's id in one of `fields`. */
export function ownedBy(userId: string, fields: readonly string[]): string {
  const [only = '', ...more] = fields.map((field) => Query.equal(field, userId));
  return more.length > 0 ? Query.or([only, ...more]) : only;
}

/**
 * The queries for one page of a user's documents: after a cursor, or from an instant on. `fields`: the fields that may
 * contain the user's id.
 */
export function pageQueries(
  userId: string,
  limit: number,
  place: { from: string } | { after: KeysetCursor } | null,
  fields: readonly string[] = ['userId'],
): string[] {
  const queries = [ownedBy(userId, fields), Query.orderAsc('$updatedAt'), Query.orderAsc('$id'), Query.limit(limit)];
  if (place && 'from' in place) queries.push(Query.greaterThanEqual('$updatedAt', place.from));
  if (place && 'after' in place) {
    const { updatedAt, id } = place.after;
    const sameTime = Query.and([Query.equal('$updatedAt', updatedAt), Query.greaterThan('$id', id)]);
    queries.push(Query.or([Query.greaterThan('$updatedAt', updatedAt), sameTime]));
  }
  return queries;
}

export const cursorOf = ({ $updatedAt, $id }: RemoteDocument): KeysetCursor => ({ updatedAt: $updatedAt, id: $id });
