import { Query } from 'appwrite';
import { localCollections, type LocalCollectionName } from '@/model/local-collection.ts';
import { ownedBy } from './by-value.ts';

/** What the server's own time orders, and what yet becomes more than one answer holds. */
const longByCreation: ReadonlySet<LocalCollectionName> = new Set(['doctorMessages']);

const orderOf = (name: LocalCollectionName): string => {
  const { timeField } = localCollections[name];
  return timeField === 'createdAt' ? '$createdAt' : timeField;
};

/** Whether a new phone fetches the newest of this collection before the rest: what has no time of its own is short. */
export const hasNewestFirst = (name: LocalCollectionName): boolean =>
  localCollections[name].timeField !== 'createdAt' || longByCreation.has(name);

/**
 * The queries of a user's newest records, the newest first: what a phone that meets the server for the first time fetches
 * before everything else, or all there is if that is little. `fields`: those that may name her.
 */
export function newestQueries(
  name: LocalCollectionName,
  userId: string,
  limit: number,
  fields: readonly string[],
): string[] {
  return [ownedBy(userId, fields), Query.orderDesc(orderOf(name)), Query.limit(limit)];
}
