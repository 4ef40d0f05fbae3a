import { Query } from 'appwrite';
import type { RemoteDocument } from './remote.ts';

/** A place in the order `($updatedAt, $id)`. Never a cursor: its document may be changed or gone. */
export interface Place {
  readonly updatedAt: string;
  readonly id: string;
}

/**
 * `$updatedAt` is stamped before the commit, so a document may become visible behind one that was already read.
 * Each cycle therefore looks at the last minute again (database timeout 15 s, and clocks that differ).
 */
export const OVERLAP_MS = 60_000;

/** The documents that name this user in one of `fields`. */
export function ownedBy(userId: string, fields: readonly string[]): string {
  const [only = '', ...more] = fields.map((field) => Query.equal(field, userId));
  return more.length > 0 ? Query.or([only, ...more]) : only;
}

/** The queries of one page of a user's documents behind `after`, or from `from` on. `fields`: those that may name her. */
export function pageQueries(
  userId: string,
  limit: number,
  place: { from: string } | { after: Place } | null,
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

export const placeOf = ({ $updatedAt, $id }: RemoteDocument): Place => ({ updatedAt: $updatedAt, id: $id });
