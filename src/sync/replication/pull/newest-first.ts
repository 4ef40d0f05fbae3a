import { Query } from 'appwrite';
import { localCollections, type LocalCollectionName } from '@/model/collections/local-collections.ts';
import { ownedBy } from '@/sync/replication/context/keyset-pagination.ts';

/**
 * Collections without a time field that still grow longer than one page. They are ordered by the server's `$createdAt`.
 */
const longWithoutTimeField: ReadonlySet<LocalCollectionName> = new Set(['doctorMessages']);

const orderOf = (name: LocalCollectionName): string => {
  const { timeField } = localCollections[name];
  return timeField === 'createdAt' ? '$createdAt' : timeField;
};

/**
 * Whether a new device fetches the newest records of this collection before the rest. A collection without a time field
 * is short, so it does not need this.
 */
export const hasNewestFirst = (name: LocalCollectionName): boolean =>
  localCollections[name].timeField !== 'createdAt' || longWithoutTimeField.has(name);

/**
 * The queries for a user's newest records, newest first. A device that syncs for the first time fetches them before
 * everything else; if they fill less than a page, they are all there is. `fields`: the fields that may contain the
 * user's id.
 */
export function newestQueries(
  name: LocalCollectionName,
  userId: string,
  limit: number,
  fields: readonly string[],
): string[] {
  return [ownedBy(userId, fields), Query.orderDesc(orderOf(name)), Query.limit(limit)];
}
