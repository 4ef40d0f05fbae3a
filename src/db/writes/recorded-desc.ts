import { descendingKey } from '@/model/time/instant.ts';
import { localCollections, type LocalCollectionName } from '@/model/collections/local-collections.ts';

/** The sort key of a row in its collection, the newest first; used for local writes and for pulled rows. */
export const recordedDescOf = (name: LocalCollectionName, values: Readonly<Record<string, unknown>>): number =>
  descendingKey(String(values[localCollections[name].timeField]));
