import { descendingKey } from '@/model/instant.ts';
import { localCollections, type LocalCollectionName } from '@/model/local-collection.ts';

/** The key that orders a row in its collection, the newest first: made here for what is typed and for what is pulled. */
export const recordedDescOf = (name: LocalCollectionName, values: Readonly<Record<string, unknown>>): number =>
  descendingKey(String(values[localCollections[name].timeField]));
