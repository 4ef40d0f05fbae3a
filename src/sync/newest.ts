import { Query } from 'appwrite';
import { localCollections, type LocalCollectionName } from '@/model/local-collection.ts';
import { ownedBy } from './by-value.ts';

/** Whether records of this collection have a time of their own that a query can name. */
export const hasOwnTime = (name: LocalCollectionName): boolean => localCollections[name].timeField !== 'createdAt';

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
  const { timeField } = localCollections[name];
  return [ownedBy(userId, fields), Query.orderDesc(timeField), Query.limit(limit)];
}
