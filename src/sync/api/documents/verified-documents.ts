import { Query } from 'appwrite';
import { listDocuments } from './documents.ts';
import type { PatientRemoteDocument } from './patient-documents.ts';

/**
 * The maximum number of pages read: an attacker who writes many forged documents slows the list down, but it still
 * ends.
 */
const MAX_PAGES = 10;

interface VerifiedDocuments {
  readonly documents: readonly PatientRemoteDocument[];
  /** The last document looked at, if there may be more after it. */
  readonly end: PatientRemoteDocument | undefined;
}

/**
 * Up to `limit` documents that pass `isVerified`, in the order of the queries. The server applies its limit before
 * forged documents are removed, so another page follows a full one that had too few genuine documents.
 */
export async function listVerified(
  collection: string,
  {
    queries,
    limit,
    isGenuine,
  }: { queries: string[]; limit: number; isGenuine: (document: PatientRemoteDocument) => boolean },
): Promise<VerifiedDocuments> {
  const verified: PatientRemoteDocument[] = [];
  let last: PatientRemoteDocument | undefined;
  let isLastPage = false;
  for (let page = 0; page < MAX_PAGES && !isLastPage && verified.length < limit; page += 1) {
    const afterLast = last ? [Query.cursorAfter(last.$id)] : [];
    const found = await listDocuments(collection, [...queries, Query.limit(limit), ...afterLast]);
    verified.push(...found.filter(isGenuine));
    last = found.at(-1);
    isLastPage = found.length < limit;
  }
  const documents = verified.slice(0, limit);
  const isCut = !isLastPage || verified.length > limit;
  const end = verified.length < limit ? last : documents.at(-1);
  return { documents, end: isCut ? end : undefined };
}
