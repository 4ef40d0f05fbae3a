import { Query } from 'appwrite';
import { listDocuments } from './documents.ts';
import type { RemoteDocument } from './patient-documents.ts';

/** So many answers are looked through: whoever wrote more under her name is slowed down, and the list still comes to an end. */
const MOST_PAGES = 10;

interface GenuineDocuments {
  readonly documents: readonly RemoteDocument[];
  /** Where the list ends before all was looked at: behind it there may be more. */
  readonly end: RemoteDocument | undefined;
}

/**
 * Up to `limit` documents that are what they say, in the order of the queries. The server counts its limit before anybody
 * can tell what is forged, so a full answer that held less than was asked for is followed by the next one.
 */
export async function listGenuine(
  collection: string,
  { queries, limit, isGenuine }: { queries: string[]; limit: number; isGenuine: (document: RemoteDocument) => boolean },
): Promise<GenuineDocuments> {
  const genuine: RemoteDocument[] = [];
  let last: RemoteDocument | undefined;
  let isWhole = false;
  for (let page = 0; page < MOST_PAGES && !isWhole && genuine.length < limit; page += 1) {
    const behind = last ? [Query.cursorAfter(last.$id)] : [];
    const found = await listDocuments(collection, [...queries, Query.limit(limit), ...behind]);
    genuine.push(...found.filter(isGenuine));
    last = found.at(-1);
    isWhole = found.length < limit;
  }
  const documents = genuine.slice(0, limit);
  const isCut = !isWhole || genuine.length > limit;
  const end = genuine.length < limit ? last : documents.at(-1);
  return { documents, end: isCut ? end : undefined };
}
